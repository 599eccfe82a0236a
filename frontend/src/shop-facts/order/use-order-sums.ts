import type { Book } from '@storyloom/backend/contract/book/book';
import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import { giftFeeCents } from '@storyloom/backend/contract/order/gift-fee';
import type { OrderVat } from '@storyloom/backend/contract/order/vat/order-vat';
import { shippingVatRateOf, vatRateOf } from '@storyloom/backend/contract/order/vat/vat';
import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';
import { reducedFee, shippingCents } from '@storyloom/backend/contract/shop/money/shipping-cents';
import { useSettings } from '@/api/endpoints/settings.api';
import { tryRefetch } from '@/api/try-refetch';
import { sumPrices, vatByRate } from './order-sums';

const centsOf = ({ newPrice }: Pick<Book, 'newPrice'>) => toCents(newPrice);

/** The cost of an order of these books: books, shipping (none for a pickup), gift wrapping, VAT. */
export function useOrderSums(
  books: Pick<Book, 'newPrice' | 'condition' | 'vatRate'>[],
  wantsPickup = false,
  gift?: { wrap?: boolean | undefined },
) {
  const { data, refetch } = useSettings();
  const canCollect = data?.pickup.isOn ?? false;
  const isPickup = wantsPickup && canCollect;
  const booksTotal = sumPrices(books.map(({ newPrice }) => newPrice));
  const sentCents = data && shippingCents(data.shipping, books, centsOf);
  const fee = isPickup ? 0 : sentCents && toAmount(sentCents);
  const shipping = books.length > 0 ? fee : undefined;
  const canBeGift = data?.gift.isOn ?? false;
  const isWrapped = gift?.wrap && books.length > 0;
  const wrapping =
    data?.gift.isOn && isWrapped ? toAmount(giftFeeCents(data.gift, gift)) : undefined;
  return {
    booksTotal,
    /**
     * Undefined without books and until the settings are loaded; the API never charges more than
     * shown.
     */
    shipping,
    canCollect,
    canBeGift,
    /** Undefined without gift wrapping. */
    wrapping,
    isPickup,
    total: sumPrices([booksTotal, shipping ?? 0, wrapping ?? 0]),
    freeFrom: data?.shipping.freeFrom ?? null,
    /** The shipping fee from that sum on. */
    reducedFee: data ? reducedFee(data.shipping) : 0,
    tax: data?.shipping.tax,
    /** By rate, if the shop shows VAT. */
    vat: data?.vat.isOn ? vatIn(books, { shipping, wrapping }, data) : undefined,
    refetchSettings: () => tryRefetch(refetch),
  };
}

function vatIn(
  books: Pick<Book, 'newPrice' | 'vatRate'>[],
  { shipping = 0, wrapping = 0 }: { shipping: number | undefined; wrapping: number | undefined },
  { vat, money }: Pick<ShopSettings, 'vat' | 'money'>,
): OrderVat[] {
  const charges = [
    ...books.map((book) => ({ gross: book.newPrice, rate: vatRateOf(book, vat) })),
    { gross: shipping, rate: shippingVatRateOf(vat) },
    { gross: wrapping, rate: vat.rate },
  ];
  return vatByRate(charges, money.currency);
}

export type OrderSums = ReturnType<typeof useOrderSums>;
