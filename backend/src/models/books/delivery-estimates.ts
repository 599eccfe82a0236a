import type { PublicBook } from '../../contract/book/book.ts';
import { deliveryEstimateOf } from '../../contract/book/delivery-estimate.ts';
import type { ShopSettings } from '../../contract/shop/settings.ts';
import { dayIn } from '../settings/shop-day.ts';

/** Whether the book may have a delivery estimate: it is sold out or has a `supply` of its own. */
export function mayHaveDeliveryEstimate({
  stock,
  supply,
}: Pick<PublicBook, 'stock' | 'supply'>): boolean {
  return stock === 0 || supply !== undefined;
}

/** The book with today's delivery estimate. */
export function withDeliveryEstimate(
  book: PublicBook,
  { supply: setting, money }: Pick<ShopSettings, 'supply' | 'money'>,
): PublicBook {
  const estimate = deliveryEstimateOf(book, { setting, today: dayIn(money) });
  return estimate ? { ...book, promise: estimate } : book;
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
