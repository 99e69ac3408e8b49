/** What simjs puts on `window`, its only export; as much of it as the benchmark uses. */
interface SimjsTimer {
  done(callback: () => void): void;
}
declare class SimjsEntity {
  setTimer(duration: number): SimjsTimer;
  time(): number;
  start(): void;
}
declare class SimjsSim {
  addEntity(kind: new (...args: never[]) => SimjsEntity): SimjsEntity;
  simulate(endTime: number, maxEvents?: number): boolean;
}
interface Simjs {
  Entity: typeof SimjsEntity;
  Sim: typeof SimjsSim;
}
declare module "simjs" {}
