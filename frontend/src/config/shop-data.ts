import type { ShopIdentity } from '@storyloom/backend/contract/identity/shop-identity';
import type { ShopMoney } from '@storyloom/backend/contract/shop/money/shop-money';
import { defaultShop, shopDataId } from '@storyloom/backend/contract/identity/shop-name';

interface ShopData {
  shop: ShopIdentity;
  money: ShopMoney;
}

const defaults: ShopData = {
  shop: defaultShop,
  money: { currency: 'USD', locale: 'en-US', timeZone: 'UTC' },
};
let data: ShopData | undefined;

/**
 * The shop's name and money from the page head, until the settings are loaded. A shop with the
 * default name has no such element.
 */
export function readShopData(): ShopData {
  const text = globalThis.document?.getElementById(shopDataId)?.textContent;
  return (data ??= text ? (JSON.parse(text) as ShopData) : defaults);
}
