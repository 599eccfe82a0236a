export const isBookId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);

/** The ids of books in a stored list, each once. */
export function readBookIds(stored: unknown, max: number): string[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return [...new Set(list.filter(isBookId))].slice(0, max);
}
