/** What the owner's pages say. */
export const admin = {};
