/** A door of its own, as no test has a page to open again. */
export const reload = () => window.location.reload();
