import type { Order } from '@storyloom/backend/contract/order/order';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isRecord, storedEntry } from '@/browser/storage';

const maxOpen = 10;

const openOrders = storedEntry('local', 'storyloom.open-orders', (stored) =>
  Array.isArray(stored) ? stored.filter(isOpenOrder) : [],
);

/** An order that was sent and not answered yet. */
interface OpenOrder {
  uid: string;
  /** The same for every try, so that one purchase never becomes two orders. */
  key: string;
  /** Customer and books it was sent for last; an earlier version of the page did not note them. */
  cart?: string;
}

/** The key to send this cart by: that of its last try, also after a reload and in another tab. */
export function keyFor(cart: string): string {
  return openOrders.read().findLast((open) => open.cart === cart)?.key ?? newIdempotencyKey();
}

/** Noted before it is sent: an answer may get lost, or the page be closed before it comes. */
export function noteOpenOrder(uid: string, key: string, cart: string): void {
  const others = openOrders.read().filter((open) => open.key !== key);
  openOrders.write([...others, { uid, key, cart }].slice(-maxOpen));
}

/** The key of the customer's last other order without a response. */
export function findOpenKey(uid: string, key: string): string | undefined {
  return openOrders.read().findLast((open) => open.uid === uid && open.key !== key)?.key;
}

/** Returns the customer's orders that were open, and closes them. */
export function closeOpenOrders(uid: string, orders: Order[]): Order[] {
  const open = openOrders.read();
  const isOpen = ({ idempotencyKey }: Order) =>
    open.some((other) => other.uid === uid && other.key === idempotencyKey);
  const placed = orders.filter(isOpen);
  if (placed.length === 0) return [];
  const keys = placed.map(({ idempotencyKey }) => idempotencyKey);
  openOrders.write(open.filter(({ key }) => !keys.includes(key)));
  return placed;
}

function isOpenOrder(stored: unknown): stored is OpenOrder {
  return isRecord(stored) && ['uid', 'key'].every((name) => typeof stored[name] === 'string');
}
