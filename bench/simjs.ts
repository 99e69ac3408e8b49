const host: { Sim?: Simjs } = {};
Object.assign(globalThis, { window: host });
await import("simjs");
Reflect.deleteProperty(globalThis, "window");

/** simjs, which exports nothing and leaves itself on `window`. */
export const simjs: Simjs = host.Sim ?? fail();

function fail(): never {
  throw new Error("simjs has left nothing on window");
}
