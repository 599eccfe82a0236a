/** More books than fit on a screen or two: the owner would not see a slip. */
export const maxUnconfirmed = 50;
