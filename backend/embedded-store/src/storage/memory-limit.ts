import { totalmem } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { StoreError } from '../store-error.ts';

const checkEveryBytes = 256 * 1024;
/** Part of V8's limit that long-lived objects cannot use: three semi-spaces, larger since Node 24. */
const semiSpaceMegabytes = Number.parseInt(process.versions.v8, 10) < 13 ? 16 : 64;
const youngGenerationBytes = 3 * semiSpaceMegabytes * 1024 * 1024;
/** The overhead of a small document. */
const bytesPerDocument = 500;
/** Reading the log may use more memory than writes, so that a store can always start again. */
export const maxShareAtStart = 0.9;
const retryAfterMs = 5000;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

let unchecked = Infinity;
let fullSince = -Infinity;

/**
 * Rejects a write when memory runs out, before it is stored: a process that crashed for lack of memory
 * would crash again when it reads its log. The rest is for queries and for the next start.
 */
export function reserveMemory(bytes: number, share = 0.7): void {
  unchecked += bytes + bytesPerDocument;
  const wasFull = performance.now() - fullSince < retryAfterMs;
  if (unchecked < checkEveryBytes && !wasFull) return;
  if (!wasFull) {
    unchecked = 0;
    if (usedShare() < share) return;
    collectGarbage();
    if (usedShare() < share) return;
    fullSince = performance.now();
  }
  const { heap, all } = limits();
  throw new StoreError(
    146,
    `The embedded store keeps all data in memory and has no room for more (${megabytes(heap)} MB for documents, ${megabytes(all)} MB for all). Give Node more with NODE_OPTIONS=--max-old-space-size=MB, delete something, or use MongoDB.`,
  );
}

function limits() {
  const constrained = process.constrainedMemory();
  const machine = totalmem();
  const all = constrained > 0 && constrained < machine ? constrained : machine;
  return { heap: getHeapStatistics().heap_size_limit - youngGenerationBytes, all };
}

/** The used share of V8's heap or of the memory of the machine or container, whichever is larger. */
function usedShare(): number {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  const { heap, all } = limits();
  return Math.max(used / heap, (used + external) / all);
}

/** Only reachable objects count as used. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
