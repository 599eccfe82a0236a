/**
 * Returns what learns, each time it is called, of changes that other API instances made: `find` reads
 * a number that each change raises.
 */
export function watchVersion(
  find: () => Promise<number>,
  announce: () => void,
): () => Promise<void> {
  let seen: number | undefined;
  return async () => {
    const version = await find();
    // What was cached before the first look may already be out of date.
    if (version !== seen) announce();
    seen = version;
  };
}
