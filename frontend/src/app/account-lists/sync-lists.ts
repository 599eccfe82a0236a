import type { Book } from '@storyloom/backend/contract/book/book';
import { accountApi, type ListName } from '@/api/account.api';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { booksApi } from '@/api/books.api';
import { hydratePersistedState, type AppStore } from '@/app/store';
import { retry } from '@/browser/retry';
import { cartReplaced } from '@/shop/cart/cart.slice';
import { wishlistReplaced } from '@/shop/wishlist/wishlist.slice';
import { prepareDialogs, showToast } from '@/ui/dialog';
import { noteSettled, noteUnsaved, readListsNote, writeListsNote } from './account-lists.storage';
import { removeAccountLists } from './remove-account-lists';
import { listIds, type ListChange, type ListChanges } from './list-changes';
import { words } from '@/words/first';

const lists: ListName[] = ['cart', 'wishlist'];
const nothing = { cart: [], wishlist: [] };

interface SyncOptions {
  store: AppStore;
  changes: ListChanges;
  uid: string;
  /** Stops the sync: afterwards the lists may belong to another customer. */
  signal: AbortSignal;
}

/**
 * Syncs cart and wishlist with the account while a customer is signed in. The server wins: a change is
 * shown at once and reverted with a toast if it cannot be saved. The first sync merges the lists of
 * this device into the account.
 */
export function syncLists({ store, changes, uid, signal }: SyncOptions): void {
  if (signal.aborted) return;
  let isMerged = readListsNote()?.uid === uid;
  if (!isMerged) {
    if (removeAccountLists()) hydratePersistedState(store);
    // The device's own lists are unsaved until both are united: the page may be left before.
    const own = listsWithout(changes.waiting);
    writeListsNote({ uid, own, unsaved: { add: own, remove: nothing } });
    changes.waiting.forEach(noteUnsaved);
  }
  /** Counts changes without a response. */
  const unsaved = { cart: 0, wishlist: 0 };
  let lastCall: Promise<unknown> = Promise.resolve();
  // One call at a time, so that the last response includes all earlier changes.
  const enqueue = (call: () => Promise<unknown>) => {
    const mine = lastCall.then(() => (signal.aborted ? undefined : call()));
    lastCall = mine.catch(() => {});
    return mine;
  };

  const show = async (list: ListName, ids: string[]) => {
    const shown = list === 'cart' ? await fetchCart(ids) : ids;
    // A newer change will show its own response.
    if (signal.aborted || unsaved[list] > 0) return;
    store.dispatch(list === 'cart' ? cartReplaced(shown as Book[]) : wishlistReplaced(ids));
  };
  const fetchCart = async (ids: string[]) => {
    const here = store.getState().cart.books;
    const missing = ids.filter((id) => !here.some(({ _id }) => _id === id)).sort();
    const { initiate } = booksApi.endpoints.listBooks;
    const call =
      missing.length > 0 && initiate({ ids: missing }, { subscribe: false, forceRefetch: true });
    const books = call ? [...here, ...(await store.dispatch(call).unwrap()).books] : here;
    return ids.flatMap((id) => books.find(({ _id }) => _id === id) ?? []).reverse();
  };

  const refresh = async () => {
    if (!isMerged) {
      const { own } = readListsNote() ?? { own: listsWithout([]) };
      for (const list of lists) await mergeList(list, own[list]);
      isMerged = true;
    }
    const read = accountApi.endpoints.readAccount.initiate(uid, {
      subscribe: false,
      forceRefetch: true,
    });
    const account = await store.dispatch(read).unwrap();
    for (const list of lists) await show(list, account[list]);
  };
  const mergeList = async (list: ListName, bookIds: string[]) => {
    if (bookIds.length === 0) return;
    const { initiate } = accountApi.endpoints.mergeAccountList;
    await store.dispatch(initiate({ list, bookIds }, { track: false })).unwrap();
    if (!signal.aborted) noteSettled({ list, add: bookIds, remove: [] });
  };
  const save = async ({ before, ...change }: ListChange) => {
    const { initiate } = accountApi.endpoints.changeAccountList;
    const { data } = await store.dispatch(initiate(change, { track: false }));
    unsaved[change.list] -= 1;
    if (signal.aborted) return;
    noteSettled(change);
    if (data) return show(change.list, data);
    revert(store, { before, ...change });
    const title = words.ui.listNotSaved[change.list];
    void showToast({ title, icon: 'error' });
    keepRefreshing(); // the account may have another list
  };

  let refreshing = new AbortController();
  const keepRefreshing = () => {
    refreshing.abort();
    refreshing = new AbortController();
    const attempt = () =>
      enqueue(refresh).catch((error: unknown) => {
        if (isTemporary(readApiProblem(error))) throw error;
      });
    void retry(attempt, AbortSignal.any([refreshing.signal, signal]));
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') keepRefreshing();
  };

  prepareDialogs(); // offline, their code could not be loaded
  keepRefreshing();
  changes.send = (change) => {
    unsaved[change.list] += 1;
    void enqueue(() => save(change));
  };
  const waiting = changes.waiting.splice(0);
  for (const change of isMerged ? unsavedBefore(waiting) : []) changes.send(change);
  waiting.forEach(changes.send);
  window.addEventListener('online', keepRefreshing, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  signal.addEventListener('abort', () => (changes.send = undefined));

  /** Changes that an earlier page did not see saved. */
  function unsavedBefore(waiting: ListChange[]): ListChange[] {
    const note = readListsNote();
    const isWaiting = (list: ListName, id: string) =>
      waiting.some(
        (change) => change.list === list && [...change.add, ...change.remove].includes(id),
      );
    return lists.flatMap((list) => {
      const [add, remove] = [note?.unsaved.add, note?.unsaved.remove].map((ids) =>
        (ids?.[list] ?? []).filter((id) => !isWaiting(list, id)),
      ) as [string[], string[]];
      return add.length + remove.length > 0
        ? [{ list, add, remove, before: store.getState() }]
        : [];
    });
  }

  function listsWithout(theirs: ListChange[]) {
    const added = theirs.flatMap(({ add }) => add);
    const { cart, wishlist } = listIds(store.getState());
    const isOwn = (id: string) => !added.includes(id);
    return { cart: cart.filter(isOwn), wishlist: wishlist.filter(isOwn) };
  }
}

/** Removes what was added and appends what was removed. */
function revert(store: AppStore, { list, add, remove, before }: ListChange): void {
  const { cart, wishlist } = store.getState();
  if (list === 'cart') {
    const lost = before.cart.books.filter(({ _id }) => remove.includes(_id));
    const rest = cart.books.filter(({ _id }) => ![...add, ...remove].includes(_id));
    store.dispatch(cartReplaced([...rest, ...lost]));
  } else {
    const rest = wishlist.bookIds.filter((id) => ![...add, ...remove].includes(id));
    store.dispatch(wishlistReplaced([...rest, ...remove]));
  }
}
