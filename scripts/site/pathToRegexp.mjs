/**
 * Stands in the browser for the library that Next matches rewrites and middleware with. An exported site has
 * neither, so nothing there calls it, and it would be 2.3 kB of every page.
 */
export {};
