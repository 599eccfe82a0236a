import type { Types } from 'mongoose';
import type { NewBook } from '../../../contract/book/book.ts';
import { decimalsOf } from '../../../contract/shop/formats.ts';
import { refuseDecimals } from '../../../shop-settings/refuse-decimals.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { bookCollection, hasDecimals, type StoredBook } from './book.model.ts';

/** Throws 400 for a price that the shop's currency cannot have. */
export async function refusePrices({ newPrice, oldPrice }: Partial<NewBook>): Promise<void> {
  if (newPrice === undefined && oldPrice == null) return;
  refuseDecimals({ newPrice, oldPrice }, (await findSettings()).money);
}

/**
 * Books of former days that cannot come back, with the reason: their prices have decimals, and the
 * currency that the shop has by now has none, so nobody could order them.
 */
export async function findUnrestorable(ids: Types.ObjectId[]) {
  const { currency } = (await findSettings()).money;
  const refused = new Map<string, { code: 'validation_error'; message: string }>();
  if (ids.length === 0 || decimalsOf(currency) > 0) return refused;
  const books = bookCollection
    .find({ _id: { $in: ids } })
    .project<StoredBook>({ newPriceCents: 1, oldPriceCents: 1 });
  const message = `The price of this book has decimals, and ${currency} has none.`;
  for await (const book of books) {
    if (hasDecimals(book)) refused.set(String(book._id), { code: 'validation_error', message });
  }
  return refused;
}
