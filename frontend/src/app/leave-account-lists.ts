import {
  readListsNote,
  staysWithout,
  writeListsNote,
} from '@/features/account/account-lists.storage';
import { readCart, writeCart } from '@/features/cart/cart.storage';
import { endSignInWithBrowser } from '@/features/customer-auth/signed-in.storage';
import { readWishlist, writeWishlist } from '@/features/wishlist/wishlist.storage';

/**
 * Takes off this device what is in cart and wishlist of the account that has been signed out: it is
 * the next person's device now. What was put there without signing in stays, and so does what the
 * account has not heard of yet. Returns whether there was anything to leave.
 */
export function leaveAccountLists(): boolean {
  const note = readListsNote();
  if (!note) return false;
  const stays = { cart: staysWithout(note.cart), wishlist: staysWithout(note.wishlist) };
  writeCart(readCart().filter((book) => stays.cart(book._id)));
  writeWishlist(readWishlist().filter(stays.wishlist));
  writeListsNote(null);
  return true;
}

/** Before anything is read: a sign-in that was to end with the browser has ended with it. */
export function endWithBrowser(): void {
  if (endSignInWithBrowser()) leaveAccountLists();
}
