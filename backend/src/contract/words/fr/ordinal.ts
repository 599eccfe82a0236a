/** The first day of a month, which French does not count: `1er décembre 2026`. */
export const ordinal = (day: string): string => day.replace(/^1(?=\s)/, '1er');
