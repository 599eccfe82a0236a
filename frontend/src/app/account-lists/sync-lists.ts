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

interface Following {
  store: AppStore;
  changes: ListChanges;
  uid: string;
  /** Ends it: from then on the lists may be another customer's. */
  signal: AbortSignal;
}

/**
 * While somebody is signed in, the account's cart and wishlist are the truth. A change is shown at
 * once, sent, and undone with a note when it cannot be saved. Signing in unites both once.
 */
export function syncLists({ store, changes, uid, signal }: Following): void {
  if (signal.aborted) return;
  let isMerged = readListsNote()?.uid === uid;
  if (!isMerged) {
    if (removeAccountLists()) hydratePersistedState(store);
    // The device's own lists are unsaved until both are united: the page may be left before.
    const own = listsWithout(changes.waiting);
    writeListsNote({ uid, own, unsaved: { add: own, remove: nothing } });
    changes.waiting.forEach(noteUnsaved);
  }
  /** How many changes are shown that the account has not answered. */
  const unsaved = { cart: 0, wishlist: 0 };
  let lastCall: Promise<unknown> = Promise.resolve();
  // One call after another, so that the last response has all that was sent before.
  const inTurn = (call: () => Promise<unknown>) => {
    const mine = lastCall.then(() => (signal.aborted ? undefined : call()));
    lastCall = mine.catch(() => {});
    return mine;
  };

  const show = async (list: ListName, ids: string[]) => {
    const shown = list === 'cart' ? await fetchCart(ids) : ids;
    // A change that was made meanwhile shows what its own response has.
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
    keepFresh(); // what the account has may be another list
  };

  let freshening = new AbortController();
  const keepFresh = () => {
    freshening.abort();
    freshening = new AbortController();
    const attempt = () =>
      inTurn(refresh).catch((error: unknown) => {
        if (isTemporary(readApiProblem(error))) throw error;
      });
    void retry(attempt, AbortSignal.any([freshening.signal, signal]));
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') keepFresh();
  };

  prepareDialogs(); // without a network there is no note any more
  keepFresh();
  changes.send = (change) => {
    unsaved[change.list] += 1;
    void inTurn(() => save(change));
  };
  const waiting = changes.waiting.splice(0);
  for (const change of isMerged ? leftBehind(waiting) : []) changes.send(change);
  waiting.forEach(changes.send);
  window.addEventListener('online', keepFresh, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  signal.addEventListener('abort', () => (changes.send = undefined));

  /** What an earlier page did not see saved. */
  function leftBehind(waiting: ListChange[]): ListChange[] {
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

/** What was added goes, what was taken out comes back to its end. */
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
