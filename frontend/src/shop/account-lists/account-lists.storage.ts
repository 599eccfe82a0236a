import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.account-lists';

export interface SentChange {
  /** By which it is made once, however often it is sent. */
  key: string;
  add: string[];
  remove: string[];
}

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
export interface ListsNote {
  uid: string;
  cart?: ListNote | undefined;
  wishlist?: ListNote | undefined;
}

export function readListsNote(): ListsNote | null {
  const stored = readStored('local', key) as Partial<ListsNote> | null;
  if (typeof stored?.uid !== 'string') return null;
  const { uid, cart, wishlist } = stored;
  return { uid, cart: checked(cart), wishlist: checked(wishlist) };
}

/** False when storage is blocked or full. */
export function writeListsNote(note: ListsNote | null): boolean {
  return writeStored('local', key, note);
}

/** Ids that stay on the device when its customer leaves: all that the account alone has goes. */
export function staysWithout(note: ListNote | undefined): (id: string) => boolean {
  const { shown = [], own = [] } = note ?? {};
  return (id) => own.includes(id) || !shown.includes(id);
}

function checked(note: ListNote | undefined): ListNote | undefined {
  if (!Array.isArray(note?.own)) return undefined;
  const { shown, sent, own } = note;
  return {
    shown: Array.isArray(shown) ? shown : undefined,
    sent: Array.isArray(sent?.add) && Array.isArray(sent.remove) ? sent : undefined,
    own,
  };
}
