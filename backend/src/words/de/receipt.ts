import type { receipt as english } from '../en/receipt.ts';

/** The receipt of an order. It is no invoice, and no language may call it one. */
export const receipt: typeof english = {
  title: 'Beleg',
  pageTitle: (numbers, shop) => `Beleg ${numbers} – ${shop}`,
  orders: (count, numbers) =>
    count === 1 ? `Bestellung Nr.\u00a0${numbers}` : `Bestellungen Nr.\u00a0${numbers}`,
  book: 'Buch',
  price: 'Preis',
  shipping: 'Versand',
  free: 'kostenlos',
  wrapping: 'Geschenkverpackung',
  taxes: 'Steuern',
  total: 'Summe',
  refund: 'Erstattung',
  returnedBook: 'Retourniert',
  cancelled: 'Diese Bestellung ist storniert: Es ist nichts zu zahlen.',
  returned: 'Diese Bestellung ist retourniert: Es ist nichts zu zahlen.',
  paidAtCounter: 'Bar an der Ladentheke bezahlt.',
  paid: { pickup: 'Bar bei Abholung bezahlt.', delivery: 'Bar bei Lieferung bezahlt.' },
  toBePaid: {
    pickup: 'Bar bei Abholung zu zahlen.',
    delivery: 'Bar bei Lieferung zu zahlen.',
  },
};
