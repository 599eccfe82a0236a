/** The day of an address, as date fields write it (`2026-11-21`); '' for anything else. */
export const readDay = (given: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : '';
