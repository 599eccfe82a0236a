import type { packingSlip as english } from '@/words/en/admin/orders/packing-slip';

/** The printed packing slip. */
export const packingSlip: typeof english = {
  title: 'Specyfikacja paczki',
  books: (number) => `Książki z zamówienia ${number}`,
  quantity: 'Ilość',
  price: 'Cena',
  shipping: 'Wysyłka',
  payOnCollection: 'Do zapłaty przy odbiorze',
  collectOnDelivery: 'Do pobrania przy dostawie',
  thanks: 'Dziękujemy za zamówienie.',
  taxes: 'Podatki',
  collectedBy: 'Odbiera',
};
