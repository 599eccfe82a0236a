import type { ErrorCode } from '@storyloom/backend/contract/api-error';
import {
  counterModes,
  type CounterMode,
  type CounterResult,
} from '@storyloom/backend/contract/order/counter';
import * as z from 'zod/mini';
import type { ApiProblem } from '@/api/api-error';
import { sumPrices } from '@/ui/text/price';
import { formatNumber } from '@/ui/text/formats';

/** A scan as the page lists it and keeps it through a reload. */
export const scanSchema = z.object({
  /** The same for every try, so that it is done once. */
  key: z.string(),
  mode: z.enum(counterModes),
  /** What was scanned, 13 digits, or the title of a book that was picked. */
  code: z.string(),
  bookId: z.optional(z.string()),
  /** Of whose purchase it is a part; the next customer has the next one. */
  customer: z.number(),
  /** `waiting`: nobody knows yet what comes of it. */
  state: z.enum(['waiting', 'done', 'undone', 'refused']),
  tries: z.number(),
  result: z.optional(
    z.object({
      title: z.string(),
      price: z.number(),
      stock: z.optional(z.number()),
      orderId: z.optional(z.string()),
    }),
  ),
  /** Why it was not done, or not undone. */
  why: z.optional(z.string()),
  isUnknown: z.optional(z.boolean()),
});
export type Scan = z.infer<typeof scanSchema>;

export const modeLabels: Record<CounterMode, string> = {
  sell: 'Sell',
  receive: 'Receive',
  return: 'Return',
};

const doneLabels: Record<CounterMode, string> = {
  sell: 'Sold',
  receive: 'Received',
  return: 'Undone',
};

export const isOpen = ({ state }: Scan) => state === 'waiting';

/** A copy that nobody counts was received without a trace. */
export function canBeUndone({ state, mode, result }: Scan): boolean {
  return state === 'done' && (mode !== 'receive' || result?.stock !== undefined);
}

export function resultOf({ book, order }: CounterResult): Scan['result'] {
  const { title, newPrice, stock } = book;
  return { title, price: order?.totalPrice ?? newPrice, stock, orderId: order?._id };
}

/** What came of a scan, in words. */
export function wordsOf({ mode, state, result, why, tries }: Scan): string {
  if (state === 'refused') return why ?? 'Not done.';
  if (state === 'waiting') return tries > 0 ? 'No answer yet. Asking again …' : 'One moment …';
  const { stock } = result ?? {};
  const left = stock === undefined ? '' : `, ${formatNumber(stock)} left`;
  const isCounted = mode !== 'receive' || stock !== undefined;
  const done = state === 'undone' ? 'Undone' : doneLabels[mode];
  return [isCounted ? `${done}${left}.` : 'Its copies are not counted: nothing to do.', why]
    .filter(Boolean)
    .join(' ');
}

const refusals: Partial<Record<ErrorCode, string>> = {
  record_not_found: 'No book of the shop has this ISBN.',
  insufficient_stock: 'None left in stock. If you hold one in your hand, receive it first.',
  book_unavailable: 'It is a draft. Publish it to sell it.',
  invalid_transition:
    'No sale of it over this counter is left to return. Receive the copy instead.',
};

/** Why a scan was not done. */
export function refusalOf({ code, status, message }: ApiProblem): string {
  if (code && refusals[code]) return refusals[code];
  if (status === 401) return 'Your sign-in has ended. Sign in and scan it again.';
  return message ? `Not done: ${message}` : 'Not done. Please scan it again.';
}

/** The orders of what was sold and has not come back, the first sold first. */
export function soldOrdersOf(scans: Scan[]): string[] {
  const idsOf = (wanted: CounterMode) =>
    scans.flatMap(({ mode, state, result }) =>
      mode === wanted && state === 'done' && result?.orderId ? [result.orderId] : [],
    );
  const returned = idsOf('return');
  return idsOf('sell')
    .filter((id) => !returned.includes(id))
    .reverse();
}

/** What a customer has to pay: what was sold, less what came back. */
export function sumOf(scans: Scan[]): number {
  return sumPrices(
    scans.map(({ mode, state, result }) => {
      if (state !== 'done' || !result || mode === 'receive') return 0;
      return mode === 'sell' ? result.price : -result.price;
    }),
  );
}
