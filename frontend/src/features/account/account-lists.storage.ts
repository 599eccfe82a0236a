import { readStored, writeStored } from '@/config/browser.storage';

const key = 'storyloom.account-lists';

/** Ids of books. */
export interface ListNote {
  /** As the account had the list when both last agreed; what differs from it was changed here. */
  shown: string[];
  /** In a change that was sent and not answered: the account may have it or not. */
  unanswered?: string[] | undefined;
  /** Put there on this device while nobody was signed in. */
  own: string[];
}

/** What this device knows of the cart and the wishlist of the account that is signed in. */
export interface ListsNote {
  uid: string;
  /** Absent until the two have come together. */
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
  const { shown, own } = note ?? { shown: [], own: [] };
  return (id) => own.includes(id) || !shown.includes(id);
}

function checked(note: ListNote | undefined): ListNote | undefined {
  if (!Array.isArray(note?.shown) || !Array.isArray(note.own)) return undefined;
  return Array.isArray(note.unanswered) ? note : { shown: note.shown, own: note.own };
}
