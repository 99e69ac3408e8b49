/** Key of a link's version. */
export const VERSION_KEY = "v";

/** Keys of the pinned run begin with this. */
export const PINNED = "a.";
