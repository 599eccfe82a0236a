import { isTemporary, readApiProblem } from '@/api/api-error';
import type { AppStore } from '@/app/store';
import { retry } from '@/browser/retry';

type Exchange = (mustAsk: boolean) => Promise<void>;
const gatherMs = 200;

/** Exchanges the lists now, after a change here, and when the network or somebody comes back. */
export function exchangeWhenDue(store: AppStore, signal: AbortSignal, exchange: Exchange): void {
  /** Whether another device may have changed the account's lists since they were read. */
  let isStale = true;
  let planned = new AbortController();
  let seen = store.getState();

  /** In place of what was planned before; a call that is on its way goes on. */
  const plan = (waitMs: number) => {
    planned.abort();
    const next = (planned = new AbortController());
    window.setTimeout(() => void retry(attempt, next.signal), waitMs);
  };
  const attempt = () => {
    const mustAsk = isStale;
    isStale = false;
    return inTurn(() => exchange(mustAsk)).catch((error: unknown) => {
      isStale ||= mustAsk;
      if (isTemporary(readApiProblem(error))) throw error;
    });
  };
  const ask = () => {
    isStale = true;
    plan(0);
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const onState = () => {
    const { cart, wishlist } = seen;
    seen = store.getState();
    if (seen.cart !== cart || seen.wishlist !== wishlist) plan(gatherMs);
  };
  signal.addEventListener('abort', store.subscribe(onState));
  signal.addEventListener('abort', () => planned.abort());
  window.addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  ask();
}

let turn = Promise.resolve();

/**
 * One exchange at a time, so that another tab finds that all is sent. Locks are missing on plain
 * http; then two tabs may send the same change, which does no harm. In one tab it is one after the
 * other anyway: what is changed while an answer is on its way is seen only by who looks after it.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  const mine = turn.then(() => (locks ? locks.request('storyloom.account-lists', work) : work()));
  turn = mine.catch(() => {});
  return mine;
}
