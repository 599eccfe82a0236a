import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { customers as english } from '@/words/en/admin/orders/customers';

const plural = pluralOf('pl');

/** The people who have ordered, as the owner sees them. */
export const customers: typeof english = {
  title: 'Klienci',
  search: 'Nazwisko, e-mail lub telefon',
  failed: 'Nie udało się wczytać klientów.',
  found: (count) =>
    plural(count, { one: '# klient', few: '# klienci', many: '# klientów', other: '# klienta' }),
  noMatch: 'Nikt nie pasuje. Można wpisać mniej liter lub cyfr.',
  empty: 'Nikt jeszcze nie złożył zamówienia. Klienci pojawią się tutaj.',
  columns: {
    customer: 'Klient',
    phone: 'Telefon',
    orders: 'Zamówienia',
    delivered: 'Dostarczone',
    lastOrder: 'Ostatnie zamówienie',
  },
  byPhone: 'Telefonicznie',
  orderCount: (count, figure, aside) => (
    <>
      {figure}
      {aside(
        plural(count, {
          one: ' zamówienie',
          few: ' zamówienia',
          many: ' zamówień',
          other: ' zamówienia',
        }),
      )}
    </>
  ),
  deliveredSum: (figure, aside) => (
    <>
      {aside('dostarczono: ')}
      {figure}
    </>
  ),

  all: 'Wszyscy klienci',
  orders: 'Zamówienia',
  newestOrders: (shown, all) => `Najnowsze ${shown} z ${all}. Wszystkie zawiera „Eksportuj dane”.`,
  email: 'E-mail',
  noEmail: 'Brak, zamawia telefonicznie',
  phone: 'Telefon',
  ordersDelivered: (orders, delivered) => `${orders}, dostarczono za ${delivered}`,
  delivered: 'Dostarczone',
  lastOrder: 'Ostatnie zamówienie',
  ordersOfOne: 'Zamówienia tego klienta',
  orderColumns: {
    order: 'Zamówienie',
    date: 'Data',
    books: 'Książki',
    status: 'Status',
    total: 'Razem',
  },

  exportData: 'Eksportuj dane',
  erase: 'Usuń dane klienta',
  askErase: (name) => `Usunąć dane klienta (${name})?`,
  askEraseText:
    'Imię i nazwisko, e-mail, telefon i ulica znikną ze wszystkich zamówień i e-maili, a konto zostanie opróżnione. Miejscowość, książki i kwoty pozostaną. Tego nie można cofnąć.',
  eraseForGood: 'Usuń trwale',
  keep: 'Zachowaj dane',
  openOrder: 'Zamówienie jest jeszcze otwarte',
  openOrderText:
    'Jedno z zamówień tego klienta jest jeszcze otwarte. Dane można usunąć, gdy dotrze ono na miejsce lub zostanie anulowane.',
  notErased: 'Nie udało się usunąć danych klienta',
  notErasedText: 'Proszę spróbować ponownie.',
  wasErased: 'Dane tego klienta zostały już usunięte.',
  erased: (orders) =>
    plural(orders, {
      one: 'Dane klienta usunięto, także z # zamówienia.',
      few: 'Dane klienta usunięto, także z # zamówień.',
      many: 'Dane klienta usunięto, także z # zamówień.',
      other: 'Dane klienta usunięto, także z # zamówienia.',
    }),
};
