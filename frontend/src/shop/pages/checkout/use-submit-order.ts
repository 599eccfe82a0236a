import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { booksRemoved } from '@/shop/cart/cart.slice';
import type { useCartLines } from '@/shop/cart/use-cart-lines';
import { focusOrder } from '@/shop/orders/focus-order';
import { giftOf, type GiftChoice } from '@/shop-facts/order/gift-options';
import type { OrderSums } from '@/shop-facts/order/use-order-sums';
import { showMessage } from '@/ui/dialog';
import { showFieldErrors } from '@/ui/form/form';
import { words } from '@/words/shop';
import type { useCheckoutForm } from '@/shop/checkout/use-checkout-form';
import { usePlaceOrder, type RecipientOfOrder } from '@/shop/checkout/use-place-order';

interface SubmitOrderOptions {
  customer: { uid: string; email: string };
  cart: ReturnType<typeof useCartLines>;
  sums: OrderSums;
  form: ReturnType<typeof useCheckoutForm>;
  gift: GiftChoice;
  /** Called after an error, once cart and settings are refetched. */
  onRefused: () => void;
}

/** Places the order of a valid form, and opens the list of orders. */
export function useSubmitOrder({ customer, cart, sums, form, ...options }: SubmitOrderOptions) {
  const { place, isPlacing, error } = usePlaceOrder(customer);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { canBeGift, isPickup, total, refetchSettings } = sums;

  const submit = form.handleSubmit(async (details) => {
    const recipient = toRecipient(details, isPickup);
    const books = cart.lines.map(({ book }) => book);
    const recipientAndGift = { ...recipient, ...(canBeGift && giftOf(options.gift)) };
    const placed = await place(recipientAndGift, books, total);
    if (placed === 'running') return;
    if ('notice' in placed) {
      showFieldErrors(form, placed.error.fields);
      await Promise.all([placed.notice, cart.refetchCart(), refetchSettings()]);
      options.onRefused();
      return;
    }
    const { order, isEarlier } = placed;
    void navigate(paths.orders, { state: { newOrderId: order._id } });
    dispatch(booksRemoved(order.productIds));
    const texts = words.checkout;
    await showMessage(
      isEarlier
        ? { ...texts.placedEarlier, icon: 'warning' }
        : { ...texts.placed, icon: 'success' },
    );
    focusOrder(order._id);
  });
  return { submit, isPlacing, error };
}

/** Leaves out empty fields. */
function toRecipient(details: CheckoutDetails, isPickup: boolean): RecipientOfOrder {
  const { name, phone, address, company, vatNumber } = details;
  return {
    name,
    phone,
    ...(isPickup ? { pickup: true } : { address }),
    ...(company && { company }),
    ...(vatNumber && { vatNumber }),
  };
}
