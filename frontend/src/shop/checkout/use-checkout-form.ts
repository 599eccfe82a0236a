import { zodResolver } from '@hookform/resolvers/zod';
import {
  checkoutSchema,
  collectorSchema,
  type CheckoutDetails,
} from '@storyloom/backend/contract/order/checkout';
import { useForm, useFormContext } from 'react-hook-form';
import { writeFormDraft } from '@/browser/form-draft';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { noGift, type GiftChoice } from '@/shop-facts/order/gift-options';

const draftName = 'customer.checkout';

const empty: CheckoutDetails = {
  name: '',
  phone: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};

/** This customer's draft; without one, empty fields, which replace a draft of another customer. */
export function readCheckoutDraft(uid: string) {
  const started = { uid, details: empty, wantsPickup: false };
  const draft = readFormDraft(draftName, started);
  // A draft of an earlier version has no gift.
  const gift = readFormDraft(draftName, { gift: noGift })?.gift ?? noGift;
  return draft?.uid === uid ? { ...draft, gift } : { ...started, gift: noGift };
}

interface CheckoutFormOptions {
  uid: string;
  details: CheckoutDetails;
  /** The customer's choice, kept in the draft; ignored if the shop offers no pickup. */
  wantsPickup: boolean;
  isPickup: boolean;
  gift: GiftChoice;
}

/**
 * The form of the checkout. Its draft lasts until the tab is closed, the order is placed or the
 * customer signs out.
 */
export function useCheckoutForm({ isPickup, details, ...choices }: CheckoutFormOptions) {
  const form = useForm({
    resolver: zodResolver(isPickup ? collectorSchema : checkoutSchema),
    defaultValues: details,
  });
  useFormDraft({ name: draftName, form, toDraft: (typed) => ({ ...choices, details: typed }) });
  return form;
}

export const useCheckoutContext = () => useFormContext<CheckoutDetails, unknown, CheckoutDetails>();

export function removeCheckoutDraft(): void {
  writeFormDraft(draftName, null);
}
