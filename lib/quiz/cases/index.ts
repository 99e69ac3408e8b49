import type { QuizCase } from "../quizCase";
import { aThousandTensors } from "./aThousandTensors";
import { arraysFromFarAway } from "./arraysFromFarAway";
import { copyBesideTheStep } from "./copyBesideTheStep";
import { driveThroughAMount } from "./driveThroughAMount";
import { eightByEight } from "./eightByEight";
import { eighteenJustInCase } from "./eighteenJustInCase";
import { everyFourthStep } from "./everyFourthStep";
import { fineOutsideTheContainer } from "./fineOutsideTheContainer";
import { laptopEpochs } from "./laptopEpochs";
import { longerEpochs } from "./longerEpochs";
import { manyCrops } from "./manyCrops";
import { oneParameterLess } from "./oneParameterLess";
import { onlyAResize } from "./onlyAResize";
import { sevenMillionRows } from "./sevenMillionRows";
import { sevenSpectators } from "./sevenSpectators";
import { stateEveryStep } from "./stateEveryStep";
import { theFineGrid } from "./theFineGrid";
import { theIdleWorkers } from "./theIdleWorkers";
import { turningPlatters } from "./turningPlatters";
import { twelveLanes } from "./twelveLanes";
import { videoInTheMainProcess } from "./videoInTheMainProcess";

/** Every case: one file each. Order within a level is drawn by seed. */
export const CASES: readonly QuizCase[] = [
  aThousandTensors,
  arraysFromFarAway,
  copyBesideTheStep,
  driveThroughAMount,
  eightByEight,
  eighteenJustInCase,
  everyFourthStep,
  fineOutsideTheContainer,
  laptopEpochs,
  longerEpochs,
  manyCrops,
  oneParameterLess,
  onlyAResize,
  sevenMillionRows,
  sevenSpectators,
  stateEveryStep,
  theFineGrid,
  theIdleWorkers,
  turningPlatters,
  twelveLanes,
  videoInTheMainProcess,
];
