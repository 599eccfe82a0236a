import { useState } from 'react';
import { accountApi } from '@/api/endpoints/account.api';
import { toFormValues } from '@/shop/account/details-rules';
import { booksToBuy, type CartLine } from '@/shop/cart/use-cart-lines';
import { useSavedDetails } from '@/shop/checkout/save-details';
import { readCheckoutDraft, useCheckoutForm } from '@/shop/checkout/use-checkout-form';
import { giftOf } from '@/shop-facts/order/gift-options';
import { useOrderSums } from '@/shop-facts/order/use-order-sums';

/**
 * The form and choices of the customer, from the draft or the account, and the cost of the order.
 */
export function useCheckoutChoices(uid: string, lines: CartLine[]) {
  const { data: account } = accountApi.useReadAccountQuery(uid, { refetchOnReconnect: true });
  const [draft] = useState(() => readCheckoutDraft(uid));
  const [wantsPickup, setWantsPickup] = useState(draft.wantsPickup);
  const [gift, setGift] = useState(draft.gift);
  const sums = useOrderSums(booksToBuy(lines), wantsPickup, giftOf(gift).gift);
  const { details } = draft;
  const form = useCheckoutForm({ uid, details, wantsPickup, isPickup: sums.isPickup, gift });
  const saved = account && toFormValues(account);
  useSavedDetails(form, saved);
  return { form, saved, gift, setGift, setWantsPickup, sums };
}
