/** Where the reader's choice is kept: `light` or `dark`; absent, the system decides. */
export const THEME_KEY = "theme";

/**
 * Runs in the head, before anything is painted: gives <html> the class of the reader's choice,
 * from which CSS takes colours and `color-scheme`. Without a choice there is no class and the
 * system's preference holds, as it does without JavaScript or where storage is forbidden.
 */
export const THEME_SCRIPT = `(function(){var c=document.documentElement.classList;c.add("js");try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")c.add(t)}catch(e){}})()`;
