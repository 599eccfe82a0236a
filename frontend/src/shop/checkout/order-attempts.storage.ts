import type { Order } from '@storyloom/backend/contract/order/order';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isRecord } from '@/browser/is-record';
import { storedEntry } from '@/browser/storage';

const maxAttempts = 10;
/** Less than the 24 hours for which the API knows a key. */
const keyLifetimeMs = 23 * 3_600_000;

const attempts = storedEntry('local', 'storyloom.open-orders', (stored) =>
  Array.isArray(stored) ? stored.filter(isAttempt) : [],
);

/** An order that was sent and has no response yet. */
interface OrderAttempt {
  uid: string;
  /** One key for all tries, so that a purchase never becomes two orders. */
  key: string;
  /** Customer and books of the last try; an earlier version of the page did not store them. */
  cart?: string;
  /** The time of the first try, in milliseconds since 1970. */
  since?: number;
}

/** The key for this cart: that of its last try, also after a reload and in another tab. */
export function keyFor(cart: string): string {
  return attempts.read().findLast((attempt) => attempt.cart === cart)?.key ?? newIdempotencyKey();
}

/** Call it before sending: the response may get lost, or the page be closed before it comes. */
export function storeAttempt(uid: string, key: string, cart: string): void {
  const all = attempts.read();
  const others = all.filter((attempt) => attempt.key !== key);
  const { since = Date.now() } = all.find((attempt) => attempt.key === key) ?? {};
  attempts.write([...others, { uid, key, cart, since }].slice(-maxAttempts));
}

/**
 * The key of the customer's last attempt that only their list of orders can answer: one with another
 * key, or one that the API has forgotten.
 */
export function findUnansweredKey(uid: string, key: string): string | undefined {
  const isForgotten = ({ since = 0 }: OrderAttempt) => since + keyLifetimeMs < Date.now();
  return attempts
    .read()
    .findLast((attempt) => attempt.uid === uid && (attempt.key !== key || isForgotten(attempt)))
    ?.key;
}

/** Ends the customer's attempts that became orders; returns these orders. */
export function closeAttempts(uid: string, orders: Order[]): Order[] {
  const all = attempts.read();
  const wasAttempted = ({ idempotencyKey }: Order) =>
    all.some((attempt) => attempt.uid === uid && attempt.key === idempotencyKey);
  const placed = orders.filter(wasAttempted);
  if (placed.length === 0) return [];
  const keys = placed.map(({ idempotencyKey }) => idempotencyKey);
  attempts.write(all.filter(({ key }) => !keys.includes(key)));
  return placed;
}

function isAttempt(stored: unknown): stored is OrderAttempt {
  return isRecord(stored) && ['uid', 'key'].every((name) => typeof stored[name] === 'string');
}
