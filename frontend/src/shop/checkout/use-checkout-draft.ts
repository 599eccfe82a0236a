import type { CheckoutDetails } from '@storyloom/backend/contract/checkout';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, useDraft, writeDraft } from '@/browser/draft';

const draftName = 'customer.checkout';

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

export function endCheckoutDraft(): void {
  writeDraft(draftName, null);
}
