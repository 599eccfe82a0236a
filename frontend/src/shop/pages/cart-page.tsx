import { useCartLines } from '@/shop/cart/use-cart-lines';
import { CartPanel } from '@/shop/cart/cart-panel';

export function CartPage() {
  const { lines } = useCartLines();
  return <CartPanel lines={lines} />;
}
