import type { Order } from '@storyloom/backend/contract/order/order';
import { newKey } from '@/api/new-key';
import { isRecord, storedEntry } from '@/browser/storage';

const mostOpen = 10;

const attempt = storedEntry('local', 'storyloom.checkout', (stored) =>
  isRecord(stored) && typeof stored['cart'] === 'string' && typeof stored['key'] === 'string'
    ? { cart: stored['cart'], key: stored['key'] }
    : null,
);
const openOrders = storedEntry('local', 'storyloom.open-orders', (stored) =>
  Array.isArray(stored) ? stored.filter(isOpenOrder) : [],
);

/**
 * The key of this checkout: the same after a reload and in another tab while customer and cart are
 * the same, so that one purchase never becomes two orders.
 */
export function readAttempt(cart: string): string {
  const stored = attempt.read();
  if (stored?.cart === cart) return stored.key;
  const key = newKey();
  keepAttempt(cart, key);
  return key;
}

/** From now on this cart is sent by that key. */
export function keepAttempt(cart: string, key: string): void {
  attempt.write({ cart, key });
}

/** The purchase is over, or the shop gave a final answer: the next try is a new one. */
export function endAttempt(): void {
  attempt.write(null);
}

/** An order on its way, of which only an answer tells whether it was placed. */
interface OpenOrder {
  uid: string;
  /** Of its attempt. */
  key: string;
}

/** Noted before it is sent: an answer may get lost, or the page be closed before it comes. */
export function noteOpenOrder(uid: string, key: string): void {
  const others = openOrders.read().filter((open) => open.key !== key);
  openOrders.write([...others, { uid, key }].slice(-mostOpen));
}

/** The key of the last order that this customer sent by another attempt without hearing of it. */
export function findOpenKey(uid: string, key: string): string | undefined {
  return openOrders.read().findLast((open) => open.uid === uid && open.key !== key)?.key;
}

/** Those of a customer's orders that were open until now; from then on they are not. */
export function closeOpenOrders(uid: string, orders: Order[]): Order[] {
  const open = openOrders.read();
  const isOpen = ({ idempotencyKey }: Order) =>
    open.some((other) => other.uid === uid && other.key === idempotencyKey);
  const placed = orders.filter(isOpen);
  if (placed.length === 0) return [];
  const keys = placed.map(({ idempotencyKey }) => idempotencyKey);
  openOrders.write(open.filter(({ key }) => !keys.includes(key)));
  if (keys.includes(attempt.read()?.key ?? '')) endAttempt();
  return placed;
}

function isOpenOrder(stored: unknown): stored is OpenOrder {
  return isRecord(stored) && typeof stored['uid'] === 'string' && typeof stored['key'] === 'string';
}
