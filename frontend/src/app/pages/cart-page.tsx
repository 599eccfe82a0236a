import { useCartLines } from '@/app/use-cart-lines';
import { CartPanel } from '@/features/cart/cart-panel';

export function CartPage() {
  const { lines } = useCartLines();
  return <CartPanel lines={lines} />;
}
