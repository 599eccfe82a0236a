/**
 * Returns what learns, each time it is called, of changes that other API instances made: `find` reads
 * what each change makes another.
 */
export function watchVersion<Version extends number | string>(
  find: () => Promise<Version>,
  announce: () => void,
): () => Promise<void> {
  let seen: Version | undefined;
  return async () => {
    const version = await find();
    // What was cached before the first look may already be out of date.
    if (version !== seen) announce();
    seen = version;
  };
}
