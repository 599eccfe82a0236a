import pLimit from 'p-limit';

const maxWaiting = 200;
const oneAtATime = pLimit(1);
const waiting = new Set<string>();

/**
 * Makes a file beside the requests, each once however many ask for it. What does not fit or fails is
 * made when it is next asked for.
 */
export function makeLater(file: string, make: () => Promise<void>): void {
  if (waiting.has(file) || waiting.size >= maxWaiting) return;
  waiting.add(file);
  void oneAtATime(make)
    .catch(() => {})
    .finally(() => waiting.delete(file));
}
