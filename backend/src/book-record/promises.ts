import type { OpenBook } from '../contract/book/book.ts';
import { promiseOf } from '../contract/book/supply.ts';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { dayIn } from '../shop-settings/shop-day.ts';

/** Whether the book may have a promise: it is sold out or has a `supply` of its own. */
export function mayHavePromise({ stock, supply }: Pick<OpenBook, 'stock' | 'supply'>): boolean {
  return stock === 0 || supply !== undefined;
}

/** The book with today's promise. */
export function withPromise(
  book: OpenBook,
  { supply: setting, money }: Pick<ShopSettings, 'supply' | 'money'>,
): OpenBook {
  const promise = promiseOf(book, { setting, today: dayIn(money) });
  return promise ? { ...book, promise } : book;
}

/** Filter for the books that are in the shop on a day. */
export function inShopOn(today: string) {
  return {
    stock: { $ne: 0 },
    $nor: [
      { supply: 'gone' as const },
      { supply: 'orderIn' as const, stock: null },
      { supply: 'preorder' as const, availableFrom: null },
      { supply: 'preorder' as const, availableFrom: { $gt: today } },
    ],
  };
}
