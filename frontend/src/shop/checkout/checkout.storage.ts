import type { Order } from '@storyloom/backend/contract/order/order';
import { newKey } from '@/api/new-key';
import { readStored, writeStored, isRecord } from '@/browser/storage';

const attemptKey = 'storyloom.checkout';
const openKey = 'storyloom.open-orders';
const mostOpen = 10;

/**
 * The key of this checkout: the same after a reload and in another tab while customer and cart are
 * the same, so that one purchase never becomes two orders.
 */
export function readAttempt(cart: string): string {
  const stored = readStored('local', attemptKey);
  if (isAttempt(stored) && stored.cart === cart) return stored.key;
  const key = newKey();
  keepAttempt(cart, key);
  return key;
}

/** From now on this cart is sent by that key. */
export function keepAttempt(cart: string, key: string): void {
  writeStored('local', attemptKey, { cart, key });
}

/** The purchase is over, or the shop gave a final answer: the next try is a new one. */
export function endAttempt(): void {
  writeStored('local', attemptKey, null);
}

/** An order on its way, of which only an answer tells whether it was placed. */
interface OpenOrder {
  uid: string;
  /** Of its attempt. */
  key: string;
}

/** Noted before it is sent: an answer may get lost, or the page be closed before it comes. */
export function noteOpenOrder(uid: string, key: string): void {
  const others = readOpenOrders().filter((open) => open.key !== key);
  writeStored('local', openKey, [...others, { uid, key }].slice(-mostOpen));
}

/** The key of the last order that this customer sent by another attempt without hearing of it. */
export function findOpenKey(uid: string, key: string): string | undefined {
  return readOpenOrders().findLast((open) => open.uid === uid && open.key !== key)?.key;
}

/** Those of a customer's orders that were open until now; from then on they are not. */
export function closeOpenOrders(uid: string, orders: Order[]): Order[] {
  const open = readOpenOrders();
  const isOpen = ({ idempotencyKey }: Order) =>
    open.some((other) => other.uid === uid && other.key === idempotencyKey);
  const placed = orders.filter(isOpen);
  if (placed.length === 0) return [];
  const keys = placed.map(({ idempotencyKey }) => idempotencyKey);
  const rest = open.filter(({ key }) => !keys.includes(key));
  writeStored('local', openKey, rest.length > 0 ? rest : null);
  const attempt = readStored('local', attemptKey);
  if (isAttempt(attempt) && keys.includes(attempt.key)) endAttempt();
  return placed;
}

function readOpenOrders(): OpenOrder[] {
  const stored = readStored('local', openKey);
  return Array.isArray(stored) ? stored.filter(isOpenOrder) : [];
}

function isOpenOrder(stored: unknown): stored is OpenOrder {
  return isRecord(stored) && typeof stored['uid'] === 'string' && typeof stored['key'] === 'string';
}

function isAttempt(stored: unknown): stored is { cart: string; key: string } {
  return (
    isRecord(stored) && typeof stored['cart'] === 'string' && typeof stored['key'] === 'string'
  );
}
