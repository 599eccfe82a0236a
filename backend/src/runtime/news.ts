/** How a room tells of something without knowing who wants to hear it. */
export function createNews<About = void>() {
  const listeners = new Set<(about: About) => void>();
  return {
    emit(about: About): void {
      for (const listener of listeners) listener(about);
    },
    /** Returns the function that ends it. */
    listen(listener: (about: About) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns what learns, each time it is called, of changes that other API instances made: `find` reads
 * what each change makes another.
 */
export function watchVersion(find: () => Promise<unknown>, announce: () => void) {
  let seen: unknown;
  return async (): Promise<void> => {
    const version = await find();
    // What was cached before the first look may already be out of date.
    if (version !== seen) announce();
    seen = version;
  };
}
