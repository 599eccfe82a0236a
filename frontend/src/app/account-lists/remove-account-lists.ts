import { storedCart } from '@/shop/cart/cart.storage';
import { removeProviderEntries } from '@/shop/sign-in/provider-entries.storage';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import { readListsNote, writeListsNote } from './account-lists.storage';

/**
 * Takes the account's cart and wishlist off this device after a sign-out; what was put there without
 * signing in stays. Returns whether there was anything to take off.
 */
export function removeAccountLists(): boolean {
  const note = readListsNote();
  if (!note) return false;
  storedCart.write(storedCart.read().filter(({ _id }) => note.own.cart.includes(_id)));
  storedWishlist.write(storedWishlist.read().filter((id) => note.own.wishlist.includes(id)));
  writeListsNote(null);
  return true;
}

/**
 * Before anything is read, where a sign-in was to end with the browser and it has been closed. The
 * provider would go on with it: it knows tabs and devices, but not browsers.
 */
export function endBrowserSession(): void {
  removeProviderEntries();
  removeAccountLists();
}
