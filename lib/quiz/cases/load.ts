import type { QuizCase } from "../quizCase";

/** Every case by its id, each in a chunk of its own: whoever plays one fetches one. */
export const CASE_LOADERS: Readonly<Record<string, () => Promise<QuizCase>>> = {
  "thousand-tensors": () => import("./aThousandTensors").then((module) => module.aThousandTensors),
  "arrays-from-far-away": () => import("./arraysFromFarAway").then((module) => module.arraysFromFarAway),
  "arrays-in-line": () => import("./arraysInLine").then((module) => module.arraysInLine),
  "clips-in-stock": () => import("./clipsInStock").then((module) => module.clipsInStock),
  "all-flags-set": () => import("./copyBesideTheStep").then((module) => module.copyBesideTheStep),
  "mounted-drive": () => import("./driveThroughAMount").then((module) => module.driveThroughAMount),
  "eight-by-eight": () => import("./eightByEight").then((module) => module.eightByEight),
  "eighteen-just-in-case": () => import("./eighteenJustInCase").then((module) => module.eighteenJustInCase),
  "every-fourth-step": () => import("./everyFourthStep").then((module) => module.everyFourthStep),
  "fine-outside-the-container": () =>
    import("./fineOutsideTheContainer").then((module) => module.fineOutsideTheContainer),
  "five-seconds": () => import("./fiveSecondsAtTheEnd").then((module) => module.fiveSecondsAtTheEnd),
  "minutes-of-silence": () => import("./fourMinutesOfSilence").then((module) => module.fourMinutesOfSilence),
  "grown-batches": () => import("./grownBatches").then((module) => module.grownBatches),
  "half-the-gpu": () => import("./halfTheGpu").then((module) => module.halfTheGpu),
  "kept-for-later": () => import("./keptForLater").then((module) => module.keptForLater),
  "laptop-epochs": () => import("./laptopEpochs").then((module) => module.laptopEpochs),
  "longer-epochs": () => import("./longerEpochs").then((module) => module.longerEpochs),
  "many-crops": () => import("./manyCrops").then((module) => module.manyCrops),
  "more-samples-than-slots": () =>
    import("./moreSamplesThanSlots").then((module) => module.moreSamplesThanSlots),
  "twice-as-long": () => import("./oneParameterLess").then((module) => module.oneParameterLess),
  "only-a-resize": () => import("./onlyAResize").then((module) => module.onlyAResize),
  "reading-only": () => import("./readingOnly").then((module) => module.readingOnly),
  "million-rows": () => import("./sevenMillionRows").then((module) => module.sevenMillionRows),
  "seven-spectators": () => import("./sevenSpectators").then((module) => module.sevenSpectators),
  "short-validations": () => import("./shortValidations").then((module) => module.shortValidations),
  "state-every-step": () => import("./stateEveryStep").then((module) => module.stateEveryStep),
  "fine-grid": () => import("./theFineGrid").then((module) => module.theFineGrid),
  "first-ten-minutes": () => import("./theFirstTenMinutes").then((module) => module.theFirstTenMinutes),
  "idle-workers": () => import("./theIdleWorkers").then((module) => module.theIdleWorkers),
  "tiny-copy": () => import("./theTinyCopy").then((module) => module.theTinyCopy),
  "four-or-ten": () => import("./turningPlatters").then((module) => module.turningPlatters),
  "twelve-lanes": () => import("./twelveLanes").then((module) => module.twelveLanes),
  "video-post-training": () =>
    import("./videoInTheMainProcess").then((module) => module.videoInTheMainProcess),
};

/** Fetches a case. Rejects for an id that is none. */
export async function loadCase(id: string): Promise<QuizCase> {
  const load = CASE_LOADERS[id];
  if (load === undefined) throw new Error(`case: found ${id}, allowed is the id of a case`);
  return load();
}
