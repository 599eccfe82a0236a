/** `2026-11-21`, as the reader's calendar has it. */
export const readDay = (given: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : '';
