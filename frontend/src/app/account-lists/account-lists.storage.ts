import { isRecord, storedEntry } from '@/browser/storage';
import type { ListNote } from './list-rules';

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
