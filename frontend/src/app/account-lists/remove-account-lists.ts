import { storedCart } from '@/shop/cart/cart.storage';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import { readAccountLists, writeAccountLists } from './account-lists.storage';

/**
 * Removes the account's cart and wishlist from this device after a sign-out; books added while signed
 * out stay. Returns whether there was anything to remove.
 */
export function removeAccountLists(): boolean {
  const record = readAccountLists();
  if (!record) return false;
  storedCart.write(storedCart.read().filter(({ _id }) => record.own.cart.includes(_id)));
  storedWishlist.write(storedWishlist.read().filter((id) => record.own.wishlist.includes(id)));
  writeAccountLists(null);
  return true;
}
