import type { NewBook } from '../../../contract/book/book.ts';
import { refuseDecimals } from '../../../shop-settings/refuse-decimals.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';

/** Throws 400 for a price that the shop's currency cannot have. */
export async function refusePrices({ newPrice, oldPrice }: Partial<NewBook>): Promise<void> {
  if (newPrice === undefined && oldPrice == null) return;
  refuseDecimals({ newPrice, oldPrice }, (await findSettings()).money);
}
