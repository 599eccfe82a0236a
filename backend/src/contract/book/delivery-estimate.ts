import type { Supply, DeliveryEstimate } from './supply.ts';

/** The settings for books that are not in stock. */
interface SupplySetting {
  orderIn: boolean;
  days: number;
}

/** The fields that a delivery estimate is computed from. */
interface SuppliedBook {
  stock?: number | null | undefined;
  supply?: Supply | null | undefined;
  supplyDays?: number | null | undefined;
  availableFrom?: string | null | undefined;
  condition?: string | null | undefined;
}

interface Shop {
  setting: SupplySetting;
  /** Today in the shop's time zone, as `2026-11-28`. */
  today: string;
}

/** An estimate is a span: ordered in 5 days means within 5 to 7. */
export const spareDays = 2;

/**
 * The delivery estimate of a book that is not in stock; undefined if it is in stock or sold out. Pages,
 * orders, emails and structured data all use this function.
 */
export function deliveryEstimateOf(
  book: SuppliedBook,
  { setting, today }: Shop,
): DeliveryEstimate | undefined {
  const { supply, stock, supplyDays, availableFrom, condition } = book;
  if (supply === 'gone') return { kind: 'gone' };
  // A used copy is the only one of its kind: no wholesaler has another.
  if (condition) return undefined;
  if (supply === 'preorder' && !(availableFrom && availableFrom <= today)) {
    return { kind: 'preorder', ...(availableFrom && { from: availableFrom }) };
  }
  const isOrderedIn =
    supply === 'orderIn' ? !stock : stock === 0 && supply !== 'stock' && setting.orderIn;
  return isOrderedIn ? { kind: 'orderIn', days: supplyDays ?? setting.days } : undefined;
}

/** Whether a shopper can order the book: there is a copy, or one will come. */
export function canBeOrdered(book: {
  stock?: number | undefined;
  promise?: DeliveryEstimate | undefined;
}): boolean {
  return book.promise ? book.promise.kind !== 'gone' : book.stock !== 0;
}

/** The latest day of an estimate given today. */
export function latestDayOf({ from, days }: DeliveryEstimate, today: string): string | undefined {
  return from ?? (days === undefined ? undefined : addDays(today, days + spareDays));
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
