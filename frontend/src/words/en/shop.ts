/** What the other pages of the shop say, and what both sides share. */
export const shop = {};
