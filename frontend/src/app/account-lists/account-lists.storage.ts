import { maxBookListLength } from '@storyloom/backend/contract/limits';
import type { ListName } from '@/api/endpoints/account.api';
import { isRecord } from '@/browser/is-record';
import { readBookIds } from '@/api/book-ids';
import { storedEntry } from '@/browser/storage';

/** Ids of books by list, newest first. */
type ListIds = Record<ListName, string[]>;

interface AccountListsRecord {
  /** The account of the cart and wishlist on this device. */
  uid: string;
  /** Books added while signed out; they stay after signing out. */
  own: ListIds;
  /** Changes without a response; the next page sends them again. */
  unsaved: { add: ListIds; remove: ListIds };
}

const readListIds = (stored: unknown): ListIds => {
  const idsOf = (list: ListName) =>
    readBookIds(isRecord(stored) ? stored[list] : [], maxBookListLength);
  return { cart: idsOf('cart'), wishlist: idsOf('wishlist') };
};

export const { read: readAccountLists, write: writeAccountLists } = storedEntry(
  'local',
  'storyloom.account-lists',
  (stored): AccountListsRecord | null => {
    if (!isRecord(stored) || typeof stored['uid'] !== 'string') return null;
    const unsaved = isRecord(stored['unsaved']) ? stored['unsaved'] : {};
    return {
      uid: stored['uid'],
      own: readListIds(stored['own']),
      unsaved: { add: readListIds(unsaved['add']), remove: readListIds(unsaved['remove']) },
    };
  },
);

interface Change {
  list: ListName;
  add: string[];
  remove: string[];
}

export const without = (ids: string[], others: string[]) =>
  ids.filter((id) => !others.includes(id));

/** Stores a change until the API has answered; a later change of the same book replaces it. */
export function storeUnsaved({ list, add, remove }: Change): void {
  changeUnsaved(list, (unsaved) => ({
    add: [...add, ...without(unsaved.add, [...add, ...remove])],
    remove: [...remove, ...without(unsaved.remove, [...add, ...remove])],
  }));
}

/** Removes a change that was saved or undone. */
export function removeUnsaved({ list, add, remove }: Change): void {
  changeUnsaved(list, (unsaved) => ({
    add: without(unsaved.add, add),
    remove: without(unsaved.remove, remove),
  }));
}

/** Stores books that were added after the session had ended: they stay after signing out. */
export function storeOwn({ list, add }: Change): void {
  const record = readAccountLists();
  if (!record) return;
  writeAccountLists({ ...record, own: { ...record.own, [list]: [...add, ...record.own[list]] } });
}

function changeUnsaved(
  list: ListName,
  change: (unsaved: Omit<Change, 'list'>) => Omit<Change, 'list'>,
): void {
  const record = readAccountLists();
  if (!record) return;
  const { add, remove } = record.unsaved;
  const next = change({ add: add[list], remove: remove[list] });
  const unsaved = {
    add: { ...add, [list]: next.add },
    remove: { ...remove, [list]: next.remove },
  };
  writeAccountLists({ ...record, unsaved });
}
