/** In which days, months and years begin and end for the owner, wherever the owner is. */
export const shopTimeZone = 'UTC';
