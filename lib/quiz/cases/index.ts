import type { QuizCase } from "../quizCase";
import { aThousandTensors } from "./aThousandTensors";
import { arraysFromFarAway } from "./arraysFromFarAway";
import { arraysInLine } from "./arraysInLine";
import { clipsInStock } from "./clipsInStock";
import { copyBesideTheStep } from "./copyBesideTheStep";
import { driveThroughAMount } from "./driveThroughAMount";
import { eightByEight } from "./eightByEight";
import { eighteenJustInCase } from "./eighteenJustInCase";
import { everyFourthStep } from "./everyFourthStep";
import { fineOutsideTheContainer } from "./fineOutsideTheContainer";
import { fiveSecondsAtTheEnd } from "./fiveSecondsAtTheEnd";
import { fourMinutesOfSilence } from "./fourMinutesOfSilence";
import { grownBatches } from "./grownBatches";
import { halfTheGpu } from "./halfTheGpu";
import { keptForLater } from "./keptForLater";
import { laptopEpochs } from "./laptopEpochs";
import { longerEpochs } from "./longerEpochs";
import { manyCrops } from "./manyCrops";
import { moreSamplesThanSlots } from "./moreSamplesThanSlots";
import { oneParameterLess } from "./oneParameterLess";
import { onlyAResize } from "./onlyAResize";
import { readingOnly } from "./readingOnly";
import { sevenMillionRows } from "./sevenMillionRows";
import { sevenSpectators } from "./sevenSpectators";
import { shortValidations } from "./shortValidations";
import { stateEveryStep } from "./stateEveryStep";
import { theFineGrid } from "./theFineGrid";
import { theFirstTenMinutes } from "./theFirstTenMinutes";
import { theIdleWorkers } from "./theIdleWorkers";
import { theTinyCopy } from "./theTinyCopy";
import { turningPlatters } from "./turningPlatters";
import { twelveLanes } from "./twelveLanes";
import { videoInTheMainProcess } from "./videoInTheMainProcess";

/** Every case: one file each. Order within a level is drawn by seed. */
export const CASES: readonly QuizCase[] = [
  aThousandTensors,
  arraysFromFarAway,
  arraysInLine,
  clipsInStock,
  copyBesideTheStep,
  driveThroughAMount,
  eightByEight,
  eighteenJustInCase,
  everyFourthStep,
  fineOutsideTheContainer,
  fiveSecondsAtTheEnd,
  fourMinutesOfSilence,
  grownBatches,
  halfTheGpu,
  keptForLater,
  laptopEpochs,
  longerEpochs,
  manyCrops,
  moreSamplesThanSlots,
  oneParameterLess,
  onlyAResize,
  readingOnly,
  sevenMillionRows,
  sevenSpectators,
  shortValidations,
  stateEveryStep,
  theFineGrid,
  theFirstTenMinutes,
  theIdleWorkers,
  theTinyCopy,
  turningPlatters,
  twelveLanes,
  videoInTheMainProcess,
];
