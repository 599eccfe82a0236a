import { useCartLines } from '@/shop/cart/use-cart-lines';
import { CartPanel } from '@/shop/cart/cart-panel';
import { MoreBooks } from '@/shop/book-lists/more-books';

export function CartPage() {
  const { lines } = useCartLines();
  return (
    <>
      <CartPanel lines={lines} />
      {lines.length === 0 && <MoreBooks />}
    </>
  );
}
