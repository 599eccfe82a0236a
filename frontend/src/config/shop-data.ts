import type { ShopIdentity } from '@storyloom/backend/contract/identity/shop-identity';
import type { ShopMoney } from '@storyloom/backend/contract/shop/shop-money';
import { deliveredShop, shopDataId } from '@storyloom/backend/contract/identity/shop-name';

interface ShopData {
  shop: ShopIdentity;
  money: ShopMoney;
}

const delivered: ShopData = {
  shop: deliveredShop,
  money: { currency: 'USD', locale: 'en-US', timeZone: 'UTC' },
};
let data: ShopData | undefined;

/**
 * The name and the money that the page's head carries, so that none is shown before the settings
 * have come that is not the shop's. A shop as delivered carries nothing.
 */
export function readShopData(): ShopData {
  const text = globalThis.document?.getElementById(shopDataId)?.textContent;
  return (data ??= text ? (JSON.parse(text) as ShopData) : delivered);
}
