import { totalmem } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { StoreError } from '../store-error.ts';

const checkEveryBytes = 256 * 1024;
/** Part of V8's limit, but not for what stays: three semi-spaces, which Node 24 has made larger. */
const semiSpaceMegabytes = Number.parseInt(process.versions.v8, 10) < 13 ? 16 : 64;
const youngGenerationBytes = 3 * semiSpaceMegabytes * 1024 * 1024;
/** What a small document costs in addition to its bytes. */
const bytesPerDocument = 500;
/** Written with less memory in use than may be used to read it. */
export const shareToRead = 0.9;
const askAgainAfterMs = 5000;
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

let unchecked = Infinity;
let fullSince = -Infinity;

/**
 * Refuses a write for which memory may not suffice, before it is stored: a process that died of it
 * would die again whenever it reads its log. The rest is room for queries, and for the next start.
 */
export function reserveMemory(bytes: number, share = 0.7): void {
  unchecked += bytes + bytesPerDocument;
  const wasFull = performance.now() - fullSince < askAgainAfterMs;
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

/** The larger of two shares: of V8's heap, and of the memory of the machine or container. */
function usedShare(): number {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  const { heap, all } = limits();
  return Math.max(used / heap, (used + external) / all);
}

/** Of what is used, only what is still reachable counts. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
