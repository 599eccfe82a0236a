// Whether a book's price is bound by the law on fixed book prices. Without zod: the shop needs it too.

/** How far below the fixed price a new book may be sold: not at all, or by up to 5 %. */
export const fixedPrices = ['none', 'exact', 'within5'] as const;
export type FixedPrice = (typeof fixedPrices)[number];

interface BoundBook extends OfferedBook {
  /** The publisher has lifted the fixed price of this book. */
  priceLifted?: boolean | null | undefined;
}

interface OfferedBook {
  /** Absent on a new book. */
  condition?: string | null | undefined;
}

/** New books count for the fixed price and for shipping; used and damaged ones do not. */
export function isNewBook({ condition }: OfferedBook): boolean {
  return (condition ?? 'new') === 'new';
}

export function isBoundByFixedPrice(book: BoundBook): boolean {
  return isNewBook(book) && !book.priceLifted;
}

/** Both in hundredths. */
interface PricesInCents {
  newPriceCents?: number | null | undefined;
  oldPriceCents?: number | null | undefined;
}

/** Whether the struck old price shows that the book is sold below its fixed price. */
export function breaksFixedPrice(book: BoundBook & PricesInCents, fixedPrice: FixedPrice): boolean {
  const { newPriceCents, oldPriceCents } = book;
  if (fixedPrice === 'none' || newPriceCents == null || oldPriceCents == null) return false;
  if (oldPriceCents <= newPriceCents || !isBoundByFixedPrice(book)) return false;
  return fixedPrice === 'exact' || newPriceCents * 100 < oldPriceCents * 95;
}
