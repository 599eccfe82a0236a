/** How a room tells of something without knowing who wants to hear it. */
export function createNews<About = void>() {
  const listeners = new Set<(about: About) => void>();
  return {
    tell(about: About): void {
      for (const listener of listeners) listener(about);
    },
    /** Returns the function that ends it. */
    listen(listener: (about: About) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
