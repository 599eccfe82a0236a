import { readListsNote, writeListsNote } from './account-lists.storage';
import type { ListNote } from './list-rules';
import { readCart, writeCart } from '@/shop/cart/cart.storage';
import { removeProviderEntries } from '@/shop/sign-in/provider-entries.storage';
import { readWishlist, writeWishlist } from '@/shop/wishlist/wishlist.storage';

/**
 * Takes off this device what is in cart and wishlist of the account that has been signed out: it is
 * the next person's device now. What was put there without signing in stays, and so does what the
 * account has not heard of yet. Returns whether there was anything to leave.
 */
export function leaveAccountLists(): boolean {
  const note = readListsNote();
  if (!note) return false;
  writeCart(readCart().filter(({ _id }) => stays(note.cart, _id)));
  writeWishlist(readWishlist().filter((id) => stays(note.wishlist, id)));
  writeListsNote(null);
  return true;
}

const stays = ({ shown = [], own }: ListNote = { own: [] }, id: string) =>
  own.includes(id) || !shown.includes(id);

/**
 * Before anything is read, where a sign-in was to end with the browser and it has been closed. The
 * provider would go on with it: it knows tabs and devices, but not browsers.
 */
export function endWithBrowser(): void {
  removeProviderEntries();
  leaveAccountLists();
}
