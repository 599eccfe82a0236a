import { readStored, writeStored } from '@/config/browser.storage';

const key = 'storyloom.visit-counted';

export function isVisitCounted(): boolean {
  return readStored('session', key) === true;
}

export function noteVisitCounted(): void {
  writeStored('session', key, true);
}
