import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import type { UseFormReturn } from 'react-hook-form';
import { findDraft, writeDraft } from '@/browser/draft';
import { readDraft, useDraft } from '@/browser/use-draft';

const draftName = 'customer.checkout';
const pickupName = 'customer.checkout.pickup';

const empty: CheckoutDetails = {
  name: '',
  phone: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};

/** What this customer has typed so far; what another one has typed is removed. */
export function readCheckoutDraft(uid: string): CheckoutDetails {
  const draft = readDraft(draftName, { uid, details: empty });
  if (draft?.uid === uid) return draft.details;
  endCheckoutDraft();
  return empty;
}

/** Kept until the tab is closed, the order is placed or the customer signs out. */
export function useCheckoutDraft(
  uid: string,
  form: UseFormReturn<CheckoutDetails, unknown, CheckoutDetails>,
): void {
  useDraft(draftName, form, (details) => ({ uid, details }));
}

/** Whether this customer has chosen to collect the books in the shop. */
export function readPickupChoice(uid: string): boolean {
  return findDraft(pickupName) === uid;
}

export function keepPickupChoice(uid: string, isPickup: boolean): void {
  writeDraft(pickupName, isPickup ? uid : null);
}

export function endCheckoutDraft(): void {
  writeDraft(draftName, null);
  writeDraft(pickupName, null);
}
