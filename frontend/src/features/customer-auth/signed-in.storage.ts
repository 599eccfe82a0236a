import { readStored, watchStored, writeStored } from '@/config/browser.storage';

const key = 'storyloom.signed-in';
const leftKey = 'storyloom.left';

/** Whether somebody was signed in here, so that sign-in code need not load for everybody. */
export function wasSignedIn(): boolean {
  return readStored('session', key) === true || readStored('local', key) === true;
}

/** Null: nobody is. Sign-ins that end with the tab are noted for the tab only. */
export function noteSignedIn(lasting: 'tab' | 'device' | null): void {
  if (lasting !== 'tab') writeStored('local', key, lasting === 'device' ? true : null);
  if (lasting !== 'device') writeStored('session', key, lasting === 'tab' ? true : null);
}

/** Tells the other tabs that the customer has signed out. */
export function noteLeft(): void {
  writeStored('local', leftKey, Date.now());
}

/** Calls back when the customer has signed out in another tab. */
export function watchLeft(onLeft: () => void): () => void {
  let seen = readStored('local', leftKey);
  return watchStored(leftKey, () => {
    const last = readStored('local', leftKey);
    if (last === seen) return;
    seen = last;
    onLeft();
  });
}
