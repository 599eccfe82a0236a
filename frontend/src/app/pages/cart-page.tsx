import { useCartLines } from '@/app/use-cart-lines';
import { customerTexts } from '@/config/messages';
import { CartPanel } from '@/features/cart/cart-panel';
import { usePageTitle } from '@/ui/use-page-title';

export function CartPage() {
  usePageTitle(customerTexts.cart.title);
  const { lines } = useCartLines();
  return <CartPanel lines={lines} />;
}
