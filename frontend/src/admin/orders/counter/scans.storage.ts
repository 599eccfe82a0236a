import { counterModes } from '@storyloom/backend/contract/order/counter';
import { isRecord, storedEntry } from '@/browser/storage';
import type { Scan } from './scan';

/** What this tab's counter keeps through a reload. */
interface Counter {
  /** The last ones: one whose answer is still out must be asked for again. */
  scans: Scan[];
  /** Who is being served: the next one pays nothing of what stands there. */
  customer: number;
}

export const { read: readCounter, write: writeCounter } = storedEntry(
  'session',
  'storyloom.counter',
  (stored): Counter => {
    const { scans, customer } = isRecord(stored) ? stored : {};
    return {
      scans: Array.isArray(scans) && scans.every(isScan) ? scans : [],
      customer: typeof customer === 'number' ? customer : 0,
    };
  },
);

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
