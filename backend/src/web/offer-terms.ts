import { decimalsOf, plainAmount } from '../contract/shop/formats.ts';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import { defaultSettings } from '../shop-settings/default-settings.ts';

// What the owner's settings promise beside the price of a book, in schema.org's words.

/**
 * What it costs to have an order sent, where the owner takes something for it. It stands with the shop: with an offer search engines ask for a
 * country and a time as well, which nobody has told.
 */
export function shippingOf({ shipping: { fee, freeFrom }, money }: ShopSettings): object {
  const { currency } = money;
  const amount = (value: object) => ({ '@type': 'MonetaryAmount', ...value, currency });
  const costs = (value: number, sum: object | undefined = undefined) => ({
    '@type': 'ShippingConditions',
    ...(sum && { orderValue: amount(sum) }),
    shippingRate: amount({ value: plainAmount(value, currency) }),
  });
  if (fee === 0 || freeFrom === 0) return {};
  const below = freeFrom && plainAmount(freeFrom - 10 ** -decimalsOf(currency), currency);
  const conditions = freeFrom
    ? [
        costs(fee, { minValue: '0', maxValue: below }),
        costs(0, { minValue: plainAmount(freeFrom, currency) }),
      ]
    : [costs(fee)];
  return { hasShippingService: { '@type': 'ShippingService', shippingConditions: conditions } };
}

/**
 * How long a book may be sent back, and where. Search engines want to know in which country: that of
 * the shop's locale, when the owner has chosen one.
 */
export function returnPolicyOf(
  { withdrawal, pages, money: { locale } }: ShopSettings,
  publicUrl: string | undefined,
): object {
  const country = locale !== defaultSettings.money.locale && new Intl.Locale(locale).region;
  if (!withdrawal.isOn || !country) return {};
  const link = pages.returns && publicUrl && `${publicUrl}${sitePages.returns.path}`;
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: withdrawal.days,
      ...(link && { merchantReturnLink: link }),
    },
  };
}
