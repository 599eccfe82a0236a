import { counterModes } from '@storyloom/backend/contract/order/counter';
import { isRecord, readStored, writeStored } from '@/browser/storage';
import type { Scan } from './scan';

const storageKey = 'storyloom.counter';

/** What this tab's counter keeps through a reload. */
interface Counter {
  /** The last ones: one whose answer is still out must be asked for again. */
  scans: Scan[];
  /** Who is being served: the next one pays nothing of what stands there. */
  customer: number;
}

export function readCounter(): Counter {
  const stored = readStored('session', storageKey);
  // An earlier version of the page kept the scans alone.
  const { scans = stored, customer } = isRecord(stored) ? stored : {};
  const known = Array.isArray(scans) && scans.every(isScan) ? scans : [];
  return {
    scans: known,
    customer: typeof customer === 'number' ? customer : (known[0]?.customer ?? 0),
  };
}

export function writeCounter(counter: Counter): void {
  writeStored('session', storageKey, counter);
}

/** A version of the page before this one may have kept something else. */
function isScan(value: unknown): value is Scan {
  if (!isRecord(value)) return false;
  const { key, mode, code, customer, state, tries } = value;
  return (
    [key, code, state].every((text) => typeof text === 'string') &&
    [customer, tries].every((count) => typeof count === 'number') &&
    counterModes.some((each) => each === mode)
  );
}
