import { slugOf } from '../text/fold.ts';
import type { ShopIdentity } from './shop-identity.ts';
import { deliveredShop } from './shop-name.ts';

/** `libreria-n-my-data.json`: which shop a file is from, among the downloads of several. */
export function fileOfShop(file: string, { name }: Pick<ShopIdentity, 'name'>): string {
  return [slugOf(name), file].filter(Boolean).join('-');
}

/** The same for the owner's exports, which are `books.csv` and the like in the shop as delivered. */
export function exportOfShop(file: string, shop: Pick<ShopIdentity, 'name'>): string {
  return shop.name === deliveredShop.name ? file : fileOfShop(file, shop);
}
