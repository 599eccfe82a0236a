import type { BookListChange } from '@storyloom/backend/contract/account/account';
import { isRecord, storedEntry } from '@/browser/storage';

/** By its key it is made once, however often it is sent. */
export type SentChange = Required<BookListChange> & { key: string };

/** Ids of books. */
export interface ListNote {
  /** As the account had the list when both last agreed; absent until the two have come together. */
  shown?: string[] | undefined;
  /** A change that was sent and not answered: the account may have made it or not. */
  sent?: SentChange | undefined;
  /** Put there on this device while nobody was signed in. */
  own: string[];
}

/** What this device knows of the cart and the wishlist of the account that is signed in. */
interface ListsNote {
  uid: string;
  cart?: ListNote | undefined;
  wishlist?: ListNote | undefined;
}

export const { read: readListsNote, write: writeListsNote } = storedEntry(
  'local',
  'storyloom.account-lists',
  (stored): ListsNote | null => {
    if (!isRecord(stored) || typeof stored['uid'] !== 'string') return null;
    const { uid, cart, wishlist } = stored as unknown as ListsNote;
    return { uid, cart: checked(cart), wishlist: checked(wishlist) };
  },
);

function checked(note: ListNote | undefined): ListNote | undefined {
  if (!Array.isArray(note?.own)) return undefined;
  const { shown, sent, own } = note;
  return {
    shown: Array.isArray(shown) ? shown : undefined,
    sent: Array.isArray(sent?.add) && Array.isArray(sent.remove) ? sent : undefined,
    own,
  };
}
