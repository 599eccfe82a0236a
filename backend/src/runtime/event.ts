/** Lets a module announce an event without knowing its listeners. */
export function createEvent<About = void>() {
  const listeners = new Set<(about: About) => void>();
  return {
    emit(about: About): void {
      for (const listener of listeners) listener(about);
    },
    /** Returns a function that stops listening. */
    listen(listener: (about: About) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns a job that calls `announce` when the version that `find` reads has changed, by any instance. */
export function watchVersion(find: () => Promise<unknown>, announce: () => void) {
  let lastVersion: unknown;
  return async (): Promise<void> => {
    const version = await find();
    // The first run announces too, since caches may be older than it.
    if (version !== lastVersion) announce();
    lastVersion = version;
  };
}
