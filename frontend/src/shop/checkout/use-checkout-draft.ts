import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import type { UseFormReturn } from 'react-hook-form';
import { writeDraft } from '@/browser/draft';
import { readDraft, useDraft } from '@/browser/use-draft';
import { noGift, type GiftChoice } from '@/shop-facts/order/gift-options';

const draftName = 'customer.checkout';

const empty: CheckoutDetails = {
  name: '',
  phone: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};

/** Reads this customer's draft; removes that of another customer. */
export function readCheckoutDraft(uid: string) {
  const started = { uid, details: empty, wantsPickup: false };
  const draft = readDraft(draftName, started);
  // One of an earlier version says nothing of a gift.
  const gift = readDraft(draftName, { gift: noGift })?.gift ?? noGift;
  if (draft?.uid === uid) return { ...draft, gift };
  endCheckoutDraft();
  return { ...started, gift: noGift };
}

/** Kept until the tab is closed, the order is placed or the customer signs out. */
export function useCheckoutDraft(
  form: UseFormReturn<CheckoutDetails, unknown, CheckoutDetails>,
  chosen: { uid: string; wantsPickup: boolean; gift: GiftChoice },
): void {
  useDraft({ name: draftName, form, toDraft: (details) => ({ ...chosen, details }) });
}

export function endCheckoutDraft(): void {
  writeDraft(draftName, null);
}
