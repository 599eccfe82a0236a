import type { receipt as english } from '../en/receipt.ts';

/** The receipt of an order. It is no invoice, and no "paragon", which is a fiscal document. */
export const receipt: typeof english = {
  title: 'Potwierdzenie zakupu',
  pageTitle: (numbers, shop) => `Potwierdzenie zakupu ${numbers} - ${shop}`,
  orders: (count, numbers) => (count === 1 ? `Zamówienie ${numbers}` : `Zamówienia ${numbers}`),
  book: 'Książka',
  price: 'Cena',
  shipping: 'Wysyłka',
  free: 'gratis',
  wrapping: 'Pakowanie na prezent',
  taxes: 'Podatki',
  total: 'Razem',
  refund: 'Zwrot pieniędzy',
  returnedBook: 'Zwrócona',
  cancelled: 'To zamówienie jest anulowane: nie trzeba nic płacić.',
  returned: 'To zamówienie zostało zwrócone: nie trzeba nic płacić.',
  paidAtCounter: 'Zapłacono gotówką przy ladzie.',
  paid: {
    pickup: 'Zapłacono gotówką przy odbiorze w księgarni.',
    delivery: 'Zapłacono gotówką przy dostawie.',
  },
  toBePaid: {
    pickup: 'Do zapłaty gotówką przy odbiorze w księgarni.',
    delivery: 'Do zapłaty gotówką przy dostawie.',
  },
};
