import { readStored, writeStored } from '@/config/browser.storage';

const attemptKey = 'storyloom.checkout';
const draftKey = 'storyloom.checkout-draft';

export interface CheckoutDraft {
  name: string;
  phone: string;
  street: string;
  city: string;
  country: string;
  state: string;
  zipcode: string;
}

export const emptyDraft: CheckoutDraft = {
  name: '',
  phone: '',
  street: '',
  city: '',
  country: '',
  state: '',
  zipcode: '',
};

/**
 * The key of this checkout: the same after a reload and in another tab while the cart is the same,
 * so that one purchase never becomes two orders. Without storage it lasts as long as the page.
 */
export function readAttempt(cart: string): string {
  const stored = readStored('local', attemptKey);
  if (isAttempt(stored) && stored.cart === cart) return stored.key;
  const key = crypto.randomUUID?.() ?? randomText();
  writeStored('local', attemptKey, { cart, key });
  return key;
}

/** The purchase is over, or the shop gave a final answer: the next try is a new one. */
export function endAttempt(): void {
  writeStored('local', attemptKey, null);
}

/** What was typed so far; it ends with the tab. */
export function readDraft(): CheckoutDraft {
  const stored = readStored('session', draftKey);
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const entries = Object.keys(emptyDraft).map((name) => {
    const value = (stored as Record<string, unknown>)[name];
    return [name, typeof value === 'string' ? value.slice(0, 200) : ''];
  });
  return Object.fromEntries(entries) as CheckoutDraft;
}

export function writeDraft(draft: CheckoutDraft | null): void {
  writeStored('session', draftKey, draft);
}

function isAttempt(stored: unknown): stored is { cart: string; key: string } {
  if (typeof stored !== 'object' || stored === null) return false;
  const attempt = stored as Record<string, unknown>;
  return typeof attempt['cart'] === 'string' && typeof attempt['key'] === 'string';
}

/** `randomUUID` is missing on plain http; an id need not look like one. */
function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
