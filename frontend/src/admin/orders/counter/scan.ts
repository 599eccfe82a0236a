import {
  counterModes,
  type CounterMode,
  type CounterResult,
} from '@storyloom/backend/contract/order/counter';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import { sumPrices } from '@/shop-facts/order/order-sums';
import { formatNumber } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

/** A scan as the page lists it and keeps it through a reload. */
export const scanSchema = z.object({
  /** The same key for every try, so that the API does the scan once. */
  key: z.string(),
  mode: z.enum(counterModes),
  /** The 13 digits of the scan, or the title of a book that was picked. */
  code: z.string(),
  bookId: z.optional(z.string()),
  /** Number of the customer at the counter, counted in this tab; each customer is one purchase. */
  customer: z.number(),
  /** `waiting`: no response yet. */
  state: z.enum(['waiting', 'done', 'undone', 'refused']),
  tries: z.number(),
  result: z.optional(
    z.object({
      title: z.string(),
      price: z.number(),
      /** The currency of the order; without an order, the shop's. */
      currency: z.optional(z.string()),
      stock: z.optional(z.number()),
      orderId: z.optional(z.string()),
      givenTo: z.optional(z.number()),
    }),
  ),
  /** Why the scan was not done, or not undone. */
  why: z.optional(z.string()),
  isUnknown: z.optional(z.boolean()),
});
export type Scan = z.infer<typeof scanSchema>;

export const isWaiting = ({ state }: Scan) => state === 'waiting';

/**
 * Whether a scan can be undone: not a received copy whose stock is not counted and which no order
 * awaited.
 */
export function canBeUndone({ state, mode, result }: Scan): boolean {
  const isCounted = result?.stock !== undefined || result?.givenTo !== undefined;
  return state === 'done' && (mode !== 'receive' || isCounted);
}

export function resultOf({ book, order, givenTo }: CounterResult): Scan['result'] {
  const { title, newPrice, stock } = book;
  const price = order?.totalPrice ?? newPrice;
  return { title, price, currency: order?.currency, stock, orderId: order?._id, givenTo };
}

/** The outcome of a scan, as the list and the screen reader's notice name it. */
export function scanOutcome({ mode, state, result, why, tries }: Scan): string {
  if (state === 'refused') return why ?? words.counter.notDone;
  if (state === 'waiting') return tries > 0 ? words.counter.askingAgain : words.counter.waiting;
  const isAtTill = state === 'done' && mode === 'sell' && result && !result.orderId;
  const done = isAtTill
    ? atTill(result.stock)
    : doneOf(state === 'undone' ? state : mode, mode, result);
  return [done, why].filter(Boolean).join(' ');
}

function doneOf(
  done: CounterMode | 'undone',
  mode: CounterMode,
  { stock, givenTo }: Partial<NonNullable<Scan['result']>> = {},
): string {
  if (done !== 'undone' && givenTo) return words.counter.receivedFor(givenTo);
  if (stock !== undefined) return words.counter.doneOf[done](formatNumber(stock));
  return mode === 'receive' ? words.counter.notCounted : words.counter.done[done];
}

function atTill(stock: number | undefined): string {
  const { soldAtTill, soldAtTillLeft } = words.counter;
  return stock === undefined ? soldAtTill : soldAtTillLeft(formatNumber(stock));
}

/** Why a scan was not done. */
export function refusalOf({ code, status }: ApiError): string {
  const refusals: Partial<Record<string, string>> = words.counter.refusals;
  if (code === 'several_copies') return words.usedBooks.severalCopies;
  const refusal = code && refusals[code];
  if (refusal) return refusal;
  return status === 401 ? words.counter.signInEnded : words.counter.scanAgain;
}

/** The orders of the scans that were sold and not returned, the first sold first. */
export function soldOrdersOf(scans: Scan[]): string[] {
  const orderIdsOf = (mode: CounterMode) =>
    scans
      .filter((scan) => scan.mode === mode && scan.state === 'done')
      .flatMap(({ result }) => result?.orderId ?? []);
  const returned = orderIdsOf('return');
  return orderIdsOf('sell')
    .filter((id) => !returned.includes(id))
    .reverse();
}

/** The sum that a customer pays: sold books less returned ones. */
export function sumOf(scans: Scan[]): number {
  return sumPrices(
    scans.map(({ mode, state, result }) => {
      if (state !== 'done' || !result || mode === 'receive') return 0;
      return mode === 'sell' ? result.price : -result.price;
    }),
  );
}
