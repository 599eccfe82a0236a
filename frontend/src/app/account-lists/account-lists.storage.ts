import { maxBookListLength } from '@storyloom/backend/contract/limits';
import type { ListName } from '@/api/account.api';
import { isRecord, readIds, storedEntry } from '@/browser/storage';

/** Ids of books by list, newest first. */
type ListIds = Record<ListName, string[]>;

interface ListsNote {
  /** The account whose cart and wishlist this device shows. */
  uid: string;
  /** Put there while nobody was signed in: stays when the account signs out. */
  own: ListIds;
}

export const { read: readListsNote, write: writeListsNote } = storedEntry(
  'local',
  'storyloom.account-lists',
  (stored): ListsNote | null => {
    if (!isRecord(stored) || typeof stored['uid'] !== 'string') return null;
    const own = isRecord(stored['own']) ? stored['own'] : {};
    const idsOf = (list: ListName) => readIds(own[list], maxBookListLength);
    return { uid: stored['uid'], own: { cart: idsOf('cart'), wishlist: idsOf('wishlist') } };
  },
);
