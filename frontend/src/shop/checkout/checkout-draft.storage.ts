import type { CheckoutDetails } from '@storyloom/backend/contract/checkout';
import { readStored, writeStored, isRecord } from '@/browser/storage';

const draftKey = 'storyloom.checkout-draft';

const emptyDraft: CheckoutDetails = {
  name: '',
  phone: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};

/** What this customer has typed so far; what another one has typed is removed. */
export function readDraft(uid: string): CheckoutDetails {
  const kept = readStored('session', draftKey);
  const stored = isRecord(kept) && kept['uid'] === uid ? kept['details'] : null;
  if (stored === null) endDraft();
  const { address, ...rest } = emptyDraft;
  return {
    ...readTexts(rest, stored),
    address: readTexts(address, isRecord(stored) && stored['address']),
  };
}

/** Kept until the tab is closed, the order is placed or the customer signs out. */
export function writeDraft(uid: string, details: CheckoutDetails): void {
  writeStored('session', draftKey, { uid, details });
}

export function endDraft(): void {
  writeStored('session', draftKey, null);
}

/** The stored texts of these names; anything else that is stored is left out. */
function readTexts<Texts extends Record<string, string>>(empty: Texts, stored: unknown): Texts {
  const read = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
  const names = Object.keys(empty);
  return Object.fromEntries(
    names.map((name) => [name, isRecord(stored) ? read(stored[name]) : '']),
  ) as Texts;
}
