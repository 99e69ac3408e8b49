/**
 * Steps that the main process may have queued and not seen finished. An assumption: CUDA queues about
 * a thousand kernels before a launch blocks, which is one or two training steps of a usual network.
 */
export const STEPS_AHEAD = 2;
