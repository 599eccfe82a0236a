import { counterModes } from '@storyloom/backend/contract/order/counter';
import { isRecord, readStored, writeStored } from '@/browser/storage';
import type { Scan } from './scan';

const storageKey = 'storyloom.counter';

/** The last scans of this tab: one whose answer is still out must be asked for after a reload. */
export function readScans(): Scan[] {
  const stored = readStored('session', storageKey);
  return Array.isArray(stored) && stored.every(isScan) ? stored : [];
}

export function writeScans(scans: Scan[]): void {
  writeStored('session', storageKey, scans);
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
