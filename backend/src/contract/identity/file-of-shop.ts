import { slugOf } from '../text/fold.ts';
import type { ShopIdentity } from './shop-identity.ts';
import { defaultShop } from './shop-name.ts';

/** `libreria-n-my-data.json`: the name tells downloads of several shops apart. */
export function fileOfShop(file: string, { name }: Pick<ShopIdentity, 'name'>): string {
  return [slugOf(name), file].filter(Boolean).join('-');
}

/** The name of an export; without the shop's name, as `books.csv`, while the shop has its default name. */
export function exportOfShop(file: string, shop: Pick<ShopIdentity, 'name'>): string {
  return shop.name === defaultShop.name ? file : fileOfShop(file, shop);
}
