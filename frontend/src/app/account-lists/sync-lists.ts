import { accountApi, type ListName } from '@/api/endpoints/account.api';
import { isTemporary, readApiError } from '@/api/api-error';
import { booksApi } from '@/api/endpoints/books.api';
import { hydratePersistedState, type AppStore } from '@/app/store';
import { retry } from '@/browser/retry';
import { cartReplaced } from '@/shop/cart/cart.slice';
import { wishlistReplaced } from '@/shop/wishlist/wishlist.slice';
import { prepareDialogs } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import {
  removeUnsaved,
  storeUnsaved,
  readAccountLists,
  writeAccountLists,
} from './account-lists.storage';
import { removeAccountLists } from './remove-account-lists';
import { listIds, type ListChange } from './list-changes';
import { words } from '@/words/first';

const lists: ListName[] = ['cart', 'wishlist'];

interface SyncOptions {
  store: AppStore;
  uid: string;
  /** Stops the sync, as the lists may belong to another customer afterwards. */
  signal: AbortSignal;
}

/** The sync of one sign-in. */
interface Sync extends SyncOptions {
  isMerged: boolean;
  /** The number of changes without a response. */
  pendingCount: Record<ListName, number>;
  lastCall: Promise<unknown>;
  refreshing: AbortController;
}

/**
 * Syncs cart and wishlist with the account while a customer is signed in. The server wins: a change is
 * shown at once and reverted with a toast if it cannot be saved. The first sync merges the lists of
 * this device into the account.
 */
export function syncLists({ store, uid, signal }: SyncOptions): void {
  if (signal.aborted) return;
  const { listChanges } = store;
  const isMerged = readAccountLists()?.uid === uid;
  if (!isMerged) startAccountLists(store, uid);
  const sync: Sync = {
    store,
    uid,
    signal,
    isMerged,
    pendingCount: { cart: 0, wishlist: 0 },
    lastCall: Promise.resolve(),
    refreshing: new AbortController(),
  };

  prepareDialogs(); // their code cannot be loaded offline
  keepRefreshing(sync);
  const send = (change: ListChange) => {
    sync.pendingCount[change.list] += 1;
    void enqueue(sync, () => saveChange(sync, change));
  };
  const waiting = listChanges.waiting.splice(0);
  if (isMerged) findUnsavedChanges(store, waiting).forEach(send);
  waiting.forEach(send);
  listChanges.send = send;
  signal.addEventListener('abort', () => (listChanges.send = undefined));
  window.addEventListener('online', () => keepRefreshing(sync), { signal });
  const onShow = () => {
    if (document.visibilityState === 'visible') keepRefreshing(sync);
  };
  document.addEventListener('visibilitychange', onShow, { signal });
}

/** Stores the device's lists as unsaved until they are merged: the page may be left before. */
function startAccountLists(store: AppStore, uid: string): void {
  if (removeAccountLists()) hydratePersistedState(store);
  const { waiting } = store.listChanges;
  const added = waiting.flatMap(({ add }) => add);
  const { cart, wishlist } = listIds(store.getState());
  const isOwn = (id: string) => !added.includes(id);
  const own = { cart: cart.filter(isOwn), wishlist: wishlist.filter(isOwn) };
  writeAccountLists({ uid, own, unsaved: { add: own, remove: { cart: [], wishlist: [] } } });
  waiting.forEach(storeUnsaved);
}

/** The unsaved changes of an earlier page. */
function findUnsavedChanges(store: AppStore, waiting: ListChange[]): ListChange[] {
  const unsaved = readAccountLists()?.unsaved;
  const before = store.getState();
  return lists.flatMap((list) => {
    const changed = waiting.filter((change) => change.list === list);
    const replaced = changed.flatMap(({ add, remove }) => [...add, ...remove]);
    const isUnsaved = (id: string) => !replaced.includes(id);
    const add = unsaved?.add[list].filter(isUnsaved) ?? [];
    const remove = unsaved?.remove[list].filter(isUnsaved) ?? [];
    return add.length + remove.length > 0 ? [{ list, add, remove, before }] : [];
  });
}

/** One call at a time, so that the last response includes all earlier changes. */
function enqueue(sync: Sync, call: () => Promise<void>): Promise<void> {
  const result = sync.lastCall.then(() => (sync.signal.aborted ? undefined : call()));
  sync.lastCall = result.catch(() => {});
  return result;
}

function keepRefreshing(sync: Sync): void {
  sync.refreshing.abort();
  sync.refreshing = new AbortController();
  const attempt = () =>
    enqueue(sync, () => refresh(sync)).catch((error: unknown) => {
      if (isTemporary(readApiError(error))) throw error;
    });
  void retry(attempt, AbortSignal.any([sync.refreshing.signal, sync.signal]));
}

async function refresh(sync: Sync): Promise<void> {
  const { store, uid } = sync;
  if (!sync.isMerged) {
    for (const list of lists)
      await mergeList(sync, list, readAccountLists()?.unsaved.add[list] ?? []);
    sync.isMerged = true;
  }
  const { initiate } = accountApi.endpoints.readAccount;
  const query = initiate(uid, { subscribe: false, forceRefetch: true });
  const account = await store.dispatch(query).unwrap();
  for (const list of lists) await showList(sync, list, account[list]);
}

async function mergeList({ store, signal }: Sync, list: ListName, bookIds: string[]) {
  if (bookIds.length === 0) return;
  const { initiate } = accountApi.endpoints.mergeAccountList;
  await store.dispatch(initiate({ list, bookIds }, { track: false })).unwrap();
  if (!signal.aborted) removeUnsaved({ list, add: bookIds, remove: [] });
}

async function saveChange(sync: Sync, change: ListChange): Promise<void> {
  const { store, signal, pendingCount } = sync;
  const { before: _, ...body } = change;
  const { initiate } = accountApi.endpoints.changeAccountList;
  const { data } = await store.dispatch(initiate(body, { track: false }));
  pendingCount[change.list] -= 1;
  if (signal.aborted) return;
  removeUnsaved(change);
  if (data) return showList(sync, change.list, data);
  revert(store, change);
  void showToast({ title: words.ui.listNotSaved[change.list], icon: 'error' });
  keepRefreshing(sync); // the account may have another list
}

async function showList({ store, signal, pendingCount }: Sync, list: ListName, ids: string[]) {
  const books = list === 'cart' ? await fetchBooks(store, ids) : [];
  // The response of a newer change will be shown.
  if (signal.aborted || pendingCount[list] > 0) return;
  store.dispatch(list === 'cart' ? cartReplaced(books) : wishlistReplaced(ids));
}

/** Fetches only books that the cart lacks. */
async function fetchBooks(store: AppStore, ids: string[]) {
  const here = store.getState().cart.books;
  const missing = ids.filter((id) => !here.some(({ _id }) => _id === id)).sort();
  const { initiate } = booksApi.endpoints.listBooks;
  const query =
    missing.length > 0 && initiate({ ids: missing }, { subscribe: false, forceRefetch: true });
  const books = query ? [...here, ...(await store.dispatch(query).unwrap()).books] : here;
  return ids.flatMap((id) => books.find(({ _id }) => _id === id) ?? []).reverse();
}

/** Removes the added books and appends the removed ones. */
function revert(store: AppStore, { list, add, remove, before }: ListChange): void {
  const { cart, wishlist } = store.getState();
  if (list === 'cart') {
    const removed = before.cart.books.filter(({ _id }) => remove.includes(_id));
    const rest = cart.books.filter(({ _id }) => ![...add, ...remove].includes(_id));
    store.dispatch(cartReplaced([...rest, ...removed]));
  } else {
    const rest = wishlist.bookIds.filter((id) => ![...add, ...remove].includes(id));
    store.dispatch(wishlistReplaced([...rest, ...remove]));
  }
}
