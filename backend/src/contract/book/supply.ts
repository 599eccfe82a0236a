import type { Supply, SupplyPromise } from './promise.ts';

/** Books of the shop that are not on the shelf, Settings `supply`. */
export interface SupplySetting {
  orderIn: boolean;
  days: number;
}

/** What a promise is made of. */
export interface SuppliedBook {
  stock?: number | null | undefined;
  supply?: Supply | null | undefined;
  supplyDays?: number | null | undefined;
  availableFrom?: string | null | undefined;
}

interface Shop {
  setting: SupplySetting;
  /** The day it is in the shop's time zone, as `2026-11-28`. */
  today: string;
}

/** An estimate is a span: ordered in 5 days means within 5 to 7. */
export const spareDays = 2;

/**
 * What is promised of a book that is not on the shelf; undefined for one that is, or that is sold
 * out. The one place that knows: pages, orders, emails and structured data follow from it.
 */
export function promiseOf(book: SuppliedBook, { setting, today }: Shop): SupplyPromise | undefined {
  const { supply, stock, supplyDays, availableFrom } = book;
  if (supply === 'gone') return { kind: 'gone' };
  if (supply === 'preorder' && !(availableFrom && availableFrom <= today)) {
    return { kind: 'preorder', ...(availableFrom && { from: availableFrom }) };
  }
  const isOrderedIn =
    supply === 'orderIn' ? !stock : stock === 0 && supply !== 'stock' && setting.orderIn;
  return isOrderedIn ? { kind: 'orderIn', days: supplyDays ?? setting.days } : undefined;
}

/** Whether a book can be ordered that has no copy in the shop. */
export function isOrderable({ kind }: SupplyPromise): boolean {
  return kind !== 'gone';
}

/** Whether a shopper can order the book: there is a copy, or one will come. */
export function canBeOrdered(book: {
  stock?: number | undefined;
  promise?: SupplyPromise | undefined;
}): boolean {
  return book.promise ? isOrderable(book.promise) : book.stock !== 0;
}

/** The day by which a promise that is given today has to be kept. */
export function promisedBy({ from, days }: SupplyPromise, today: string): string | undefined {
  return from ?? (days === undefined ? undefined : addDays(today, days + spareDays));
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
