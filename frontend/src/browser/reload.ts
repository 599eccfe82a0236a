/** A module of its own, since tests cannot reload a page. */
export const reload = () => window.location.reload();
