import { shippingCents } from '@storyloom/backend/contract/shop/shipping-cents';
import { useSettings } from '@/api/settings.api';
import { formatPrice } from '@/ui/text/formats';
import { sumPrices } from '@/ui/text/price';

/** What sending books for `booksTotal` costs; nothing for who collects them. */
export function useShipping(booksTotal: number, wantsPickup = false) {
  const { data, refetch } = useSettings();
  const canCollect = data?.pickup.isOn ?? false;
  const isPickup = wantsPickup && canCollect;
  const sentCents = data && shippingCents(data.shipping, Math.round(booksTotal * 100));
  const shipping = isPickup ? 0 : sentCents && sentCents / 100;
  return {
    /** Undefined until the shop has said it; the server never takes more than was shown. */
    shipping,
    canCollect,
    isPickup,
    total: sumPrices([booksTotal, shipping ?? 0]),
    freeFrom: data?.shipping.freeFrom ?? null,
    tax: data?.shipping.tax,
    /** Whoever has left the page meanwhile needs no answer, and gets none. */
    askAgain: async () => {
      await Promise.resolve()
        .then(refetch)
        .catch(() => {});
    },
  };
}

export function shippingWords(shipping: number, currency?: string): string {
  return shipping === 0 ? 'free' : formatPrice(shipping, currency);
}
