import { isTemporary, readApiProblem } from '@/api/api-error';
import { accountApi } from '@/api/account.api';
import { readListsNote, writeListsNote, type ListNote } from './account-lists.storage';
import {
  accountLists,
  applyChange,
  changeBetween,
  changeSince,
  type AccountList,
  type ListIds,
} from './account-list';
import { leaveAccountLists } from './leave-account-lists';
import { hydratePersistedState, type AppStore } from '@/app/store';

// How the lists of several devices stay one list: a device merges what it has once, at sign-in. From
// then on it sends only what was changed on it, and shows what the account answers. So two devices
// never undo each other's changes, and what was changed without network is sent when it is back.

const lockName = 'storyloom.account-lists';
const gatherMs = 200;
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;

/**
 * Keeps this device's lists and the account's together. `before` is what they held when the sign-in
 * began, where that was a while ago. Returns how to stop.
 */
export function syncLists(store: AppStore, uid: string, before?: ListIds): () => void {
  const lists = accountLists(store);
  let timer = 0;
  let retryMs = firstRetryMs;
  let isOver = false;
  let mustAsk = true;
  const withLock = createLock();

  const plan = (waitMs: number) => {
    window.clearTimeout(timer);
    if (!isOver) timer = window.setTimeout(() => void run(), waitMs);
  };
  const run = async () => {
    const asks = mustAsk;
    mustAsk = false;
    try {
      // One tab at a time: another one finds that all is sent.
      await withLock(async () => {
        if (!isOver) await syncOnce(asks);
      });
      retryMs = firstRetryMs;
    } catch (error) {
      mustAsk ||= asks;
      if (!isTemporary(readApiProblem(error))) return;
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  };

  /** What is in the lists is the device's own; what is put there from now on is the account's. */
  const begin = () => {
    if (readListsNote()?.uid === uid) return;
    if (leaveAccountLists()) hydratePersistedState(store);
    const ownOf = ({ name, read }: AccountList) => ({
      own: read().filter((id) => before?.[name].includes(id) ?? true),
    });
    const notes = lists.map((list) => [list.name, ownOf(list)] as const);
    writeListsNote({ uid, ...Object.fromEntries(notes) });
  };

  const syncOnce = async (asks: boolean) => {
    begin(); // once more: another tab may have been another customer's
    const isFirst = lists.some(({ name }) => !readListsNote()?.[name]?.shown);
    const account = asks || isFirst ? await readAccount() : undefined;
    for (const list of lists) {
      const note = readListsNote()?.[list.name];
      const before = list.read();
      const changed = note?.shown
        ? await sendChange(list, note, changeSince(note, before))
        : await merge(list, before);
      const known = changed ?? account?.[list.name];
      if (known) await settle(list, { before, known, own: note?.own ?? before });
    }
  };

  const settle = async (list: AccountList, { before, known, own }: Settled) => {
    const { shown, show } = await list.prepare(known);
    if (isOver) return;
    const now = list.read();
    // What was changed while the call was on its way is sent with the next one.
    const target = applyChange(changeBetween(before, now), shown);
    if (target.join() !== now.join()) show(target);
    const note = { shown, own: own.filter((id) => shown.includes(id)) };
    writeListsNote({ ...readListsNote(), uid, [list.name]: note });
  };

  const { readAccount: accountQuery, mergeList, changeList } = accountApi.endpoints;
  const readAccount = () =>
    store.dispatch(accountQuery.initiate(uid, { subscribe: false, forceRefetch: true })).unwrap();
  const merge = async ({ name }: AccountList, bookIds: string[]) =>
    bookIds.length > 0
      ? store.dispatch(mergeList.initiate({ list: name, bookIds }, { track: false })).unwrap()
      : undefined;
  const sendChange = async (
    { name }: AccountList,
    note: ListNote,
    change: ReturnType<typeof changeSince>,
  ): Promise<string[] | undefined> => {
    const unanswered = [...change.add, ...change.remove];
    if (unanswered.length === 0) return undefined;
    // The page may be left before the answer comes, and what was taken out be put in again.
    writeListsNote({ ...readListsNote(), uid, [name]: { ...note, unanswered } });
    return store.dispatch(changeList.initiate({ list: name, change }, { track: false })).unwrap();
  };

  const ask = () => {
    mustAsk = true;
    plan(0);
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') ask();
  };
  let { cart, wishlist } = store.getState();
  const stopListening = store.subscribe(() => {
    const state = store.getState();
    if (state.cart === cart && state.wishlist === wishlist) return;
    ({ cart, wishlist } = state);
    plan(gatherMs);
  });
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', onShow);
  begin();
  plan(0);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', onShow);
  };
}

interface Settled {
  /** The list here when the account was asked, and what it answered. */
  before: string[];
  known: string[];
  own: string[];
}

/**
 * Locks are missing on plain http; then two tabs may send the same change, which does no harm. In one
 * tab it is still one after the other: what is changed while the first answer is on its way is seen
 * only by who looks after it.
 */
function createLock(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return async (work) => {
    const locks = navigator.locks as LockManager | undefined;
    if (locks) return locks.request(lockName, work);
    const turn = last.then(work);
    last = turn.catch(() => {});
    await turn;
  };
}
