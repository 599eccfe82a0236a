/** The page of a list that an address asks for. */
export function readPage(parameters: URLSearchParams): number {
  return Math.max(1, Math.min(1_000_000, Math.trunc(Number(parameters.get('page'))) || 1));
}

/** What a list shows, as its address says it: without what is not chosen, and without page 1. */
export function listParameters<Shown extends object>(
  shown: Shown & { page?: number },
): URLSearchParams {
  const { page = 1, ...chosen } = shown;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(chosen)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
  }
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The address of a list that shows this. */
export function listAddress<Shown extends object>(
  path: string,
  shown: Shown & { page?: number },
): string {
  const query = listParameters(shown).toString();
  return query ? `${path}?${query}` : path;
}
