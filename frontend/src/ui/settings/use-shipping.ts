import type { Book } from '@storyloom/backend/contract/book/book';
import type { OrderVat } from '@storyloom/backend/contract/order/order-vat';
import { shippingVatRateOf, sumVat, vatRateOf } from '@storyloom/backend/contract/order/vat';
import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';
import { shippingCents } from '@storyloom/backend/contract/shop/shipping-cents';
import { useSettings } from '@/api/settings.api';
import { formatPrice } from '@/ui/text/formats';
import { sumPrices } from '@/ui/text/price';
import { words } from '@/words/shop';

/** What these books cost and what sending them does: nothing for who collects them. */
export function useShipping(books: Pick<Book, 'newPrice' | 'vatRate'>[], wantsPickup = false) {
  const { data, refetch } = useSettings();
  const canCollect = data?.pickup.isOn ?? false;
  const isPickup = wantsPickup && canCollect;
  const booksTotal = sumPrices(books.map(({ newPrice }) => newPrice));
  const sentCents = data && shippingCents(data.shipping, Math.round(booksTotal * 100));
  const fee = isPickup ? 0 : sentCents && sentCents / 100;
  const shipping = books.length > 0 ? fee : undefined;
  return {
    booksTotal,
    /** Undefined without books, and until the shop has said it; never is more taken than shown. */
    shipping,
    canCollect,
    isPickup,
    total: sumPrices([booksTotal, shipping ?? 0]),
    freeFrom: data?.shipping.freeFrom ?? null,
    tax: data?.shipping.tax,
    /** By rate, while the shop says it. */
    vat: data?.vat.isOn ? vatIn(books, shipping ?? 0, data) : undefined,
    /** Whoever has left the page meanwhile needs no answer, and gets none. */
    askAgain: async () => {
      await Promise.resolve()
        .then(refetch)
        .catch(() => {});
    },
  };
}

function vatIn(
  books: Pick<Book, 'newPrice' | 'vatRate'>[],
  shipping: number,
  { vat, money }: Pick<ShopSettings, 'vat' | 'money'>,
): OrderVat[] {
  const charges = [
    ...books.map((book) => ({ gross: book.newPrice, rate: vatRateOf(book, vat) })),
    { gross: shipping, rate: shippingVatRateOf(vat) },
  ];
  const inCents = charges.map(({ gross, rate }) => ({ gross: Math.round(gross * 100), rate }));
  return sumVat(inCents, money.currency).map(({ rate, ...sums }) => ({
    ...{ rate, net: sums.net / 100 },
    ...{ vat: sums.vat / 100, gross: sums.gross / 100 },
  }));
}

export type Shipping = ReturnType<typeof useShipping>;

export function shippingLabel(shipping: number, currency?: string): string {
  return shipping === 0 ? words.parts.freeShipping : formatPrice(shipping, currency);
}
