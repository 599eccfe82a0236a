import type { packingSlip as english } from '@/words/en/admin/orders/packing-slip';

/** The printed packing slip. */
export const packingSlip: typeof english = {
  title: 'Lieferschein',
  books: (number) => `Bücher der Bestellung Nr.\u00a0${number}`,
  quantity: 'Menge',
  price: 'Preis',
  shipping: 'Versand',
  payOnCollection: 'Bei Abholung zu zahlen',
  collectOnDelivery: 'Bei Lieferung zu kassieren',
  thanks: 'Vielen Dank für Ihre Bestellung.',
  taxes: 'Steuern',
  collectedBy: 'Abholung durch',
};
