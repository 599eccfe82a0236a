import type { BookListChange } from '@storyloom/backend/contract/account/account';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { accountApi, type ListName } from '@/api/account.api';
import { newKey } from '@/api/new-key';
import { retry } from '@/browser/retry';
import {
  readListsNote,
  writeListsNote,
  type ListNote,
  type SentChange,
} from './account-lists.storage';
import {
  accountLists,
  applyChange,
  changeBetween,
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

/**
 * Keeps this device's lists and the account's together. `before` is what they held when the sign-in
 * began. Returns how to stop.
 */
export function syncLists(store: AppStore, uid: string, before: ListIds): () => void {
  const lists = accountLists(store);
  const over = new AbortController();
  const { signal } = over;
  let running = new AbortController();
  let timer = 0;
  let mustAsk = true;
  let turn = Promise.resolve();

  const plan = (waitMs: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      running.abort();
      running = new AbortController();
      void retry(run, running.signal);
    }, waitMs);
  };
  const run = async () => {
    const asks = mustAsk;
    mustAsk = false;
    try {
      await inTurn(() => syncOnce(asks));
    } catch (error) {
      mustAsk ||= asks;
      if (isTemporary(readApiProblem(error))) throw error;
    }
  };
  /**
   * One tab at a time: another one finds that all is sent. Locks are missing on plain http; then two
   * tabs may send the same change, which does no harm. In one tab it is one after the other anyway:
   * what is changed while the first answer is on its way is seen only by who looks after it.
   */
  const inTurn = (work: () => Promise<void>) => {
    const locks = navigator.locks as LockManager | undefined;
    const mine = turn.then(() => (locks ? locks.request(lockName, work) : work()));
    turn = mine.catch(() => {});
    return mine;
  };

  /** What is in the lists is the device's own; what is put there from now on is the account's. */
  const begin = () => {
    if (readListsNote()?.uid === uid) return;
    if (leaveAccountLists()) hydratePersistedState(store);
    const ownOf = ({ name, read }: AccountList) => ({
      own: read().filter((id) => before[name].includes(id)),
    });
    const notes = lists.map((list) => [list.name, ownOf(list)] as const);
    writeListsNote({ uid, ...Object.fromEntries(notes) });
  };

  const syncOnce = async (asks: boolean) => {
    if (signal.aborted) return;
    begin(); // once more: another tab may have been another customer's
    const isFirst = lists.some(({ name }) => !readListsNote()?.[name]?.shown);
    const account = asks || isFirst ? await readAccount() : undefined;
    for (const list of lists) {
      let isSent = false;
      for (let sent = nextChange(list); sent && !signal.aborted; sent = nextChange(list)) {
        await settle(list, sent, await sendChange(list, sent));
        isSent = true;
      }
      if (account && !isSent) await settle(list, { add: [], remove: [] }, account[list.name]);
    }
  };

  /** First what may not have been heard; at sign-in all that is here. */
  const nextChange = ({ name, read }: AccountList): SentChange | undefined => {
    const note = noteOf(name);
    if (note.sent) return note.sent;
    const change = changeBetween(note.shown ?? [], read());
    if (change.add.length + change.remove.length === 0) return undefined;
    const sent = { key: newKey(), ...change };
    // The page may be left before the answer comes.
    writeListsNote({ ...readListsNote(), uid, [name]: { ...note, sent } });
    return sent;
  };

  const settle = async (list: AccountList, sent: Required<BookListChange>, known: string[]) => {
    const { shown, show } = await list.prepare(known);
    if (signal.aborted) return;
    const { own, shown: before = [] } = noteOf(list.name);
    const now = list.read();
    // What was changed while the call was on its way is sent with the next one.
    const target = applyChange(changeBetween(applyChange(sent, before), now), shown);
    if (target.join() !== now.join()) show(target);
    const note = { shown, own: own.filter((id) => shown.includes(id)) };
    writeListsNote({ ...readListsNote(), uid, [list.name]: note });
  };

  const noteOf = (name: ListName): ListNote => readListsNote()?.[name] ?? { own: [] };
  const { readAccount: accountQuery, changeAccountList } = accountApi.endpoints;
  const readAccount = () =>
    store.dispatch(accountQuery.initiate(uid, { subscribe: false, forceRefetch: true })).unwrap();
  const sendChange = ({ name: list }: AccountList, { key, ...change }: SentChange) =>
    store
      .dispatch(changeAccountList.initiate({ list, change, idempotencyKey: key }, { track: false }))
      .unwrap();

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
  window.addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  begin();
  plan(0);
  return () => {
    over.abort();
    running.abort();
    window.clearTimeout(timer);
    stopListening();
  };
}
