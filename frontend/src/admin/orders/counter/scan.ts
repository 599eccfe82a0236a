import type { CounterMode, CounterResult } from '@storyloom/backend/contract/order/counter';
import { isTemporary, type ApiProblem } from '@/api/api-error';
import { sumPrices } from '@/ui/text/price';
import { formatNumber } from '@/ui/text/formats';

/** A scan as the page lists it and keeps it through a reload. */
export interface Scan {
  /** The same for every try, so that it is done once. */
  key: string;
  mode: CounterMode;
  /** What was scanned, 13 digits, or the title of a book that was picked. */
  code: string;
  bookId?: string | undefined;
  /** Of whose purchase it is a part; the next customer has the next one. */
  customer: number;
  /** `asked`: it was sent, and nobody knows yet what came of it. */
  state: 'waiting' | 'asked' | 'done' | 'undone' | 'refused';
  tries: number;
  result?: { title: string; price: number; stock?: number; orderId?: string } | undefined;
  /** Why it was not done, or not taken back. */
  why?: string | undefined;
  isUnknown?: boolean | undefined;
}

export const modeWords: Record<CounterMode, string> = {
  sell: 'Sell',
  receive: 'Receive',
  return: 'Take back',
};

const doneWords: Record<CounterMode, string> = {
  sell: 'Sold',
  receive: 'Received',
  return: 'Taken back',
};

export const isOpen = ({ state }: Pick<Scan, 'state'>) => state === 'waiting' || state === 'asked';
export const isSettled = (scan: Scan) => !isOpen(scan);

/** A copy that nobody counts was received without a trace. */
export function canBeUndone({ state, mode, result }: Scan): boolean {
  return state === 'done' && (mode !== 'receive' || result?.stock !== undefined);
}

export function resultOf({ book, order }: CounterResult): Scan['result'] {
  const { title, newPrice, stock } = book;
  return {
    title,
    price: order?.totalPrice ?? newPrice,
    ...(stock !== undefined && { stock }),
    ...(order && { orderId: order._id }),
  };
}

/** What came of a scan, in words. */
export function wordsOf({ mode, state, result, why, tries }: Scan): string {
  if (state === 'refused') return why ?? 'Not done.';
  if (state === 'waiting' || state === 'asked')
    return tries > 0 ? 'No answer yet. Asking again …' : 'One moment …';
  const { stock } = result ?? {};
  const left = stock === undefined ? '' : `, ${formatNumber(stock)} left`;
  const isCounted = mode !== 'receive' || stock !== undefined;
  const done = state === 'undone' ? 'Undone' : doneWords[mode];
  return [isCounted ? `${done}${left}.` : 'Its copies are not counted: nothing to do.', why]
    .filter(Boolean)
    .join(' ');
}

/** Whether a call left open what came of it; the same key then asks again. */
export function isUnclear(problem: ApiProblem): boolean {
  return isTemporary(problem) || problem.code === 'request_in_progress';
}

/** Why a scan was not done. */
export function refusalOf({ mode }: Scan, { code, status, message }: ApiProblem): Partial<Scan> {
  if (code === 'record_not_found')
    return { why: 'No book of the shop has this ISBN.', isUnknown: true };
  if (code === 'insufficient_stock') {
    return { why: 'None left in stock. If you hold one in your hand, receive it first.' };
  }
  if (code === 'book_unavailable') return { why: 'It is a draft. Publish it to sell it.' };
  if (code === 'invalid_transition' && mode === 'return') {
    return {
      why: 'No sale of it over this counter is left to take back. Receive the copy instead.',
    };
  }
  if (status === 401) return { why: 'Your sign-in has ended. Sign in and scan it again.' };
  return { why: message ? `Not done: ${message}` : 'Not done. Please scan it again.' };
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
