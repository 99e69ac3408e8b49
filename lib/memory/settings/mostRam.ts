/** No more RAM than this is offered, GiB. */
export const MOST_RAM_GIB = 256;
