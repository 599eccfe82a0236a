import type { orders as english } from '@/words/en/shop/orders';

/** A customer's orders. */
export const orders: typeof english = {
  title: 'Moje zamówienia',
  failed: 'Nie udało się wczytać zamówień',
  none: 'Brak zamówień!',
  noneText: 'Pierwsze zamówienie pojawi się tutaj, z każdym etapem swojej drogi.',
  seeAllBooks: 'Wszystkie książki',
  yourAccount: 'Moje konto',

  order: (number) => `Zamówienie ${number}`,
  justPlaced: 'właśnie złożone',
  returnedOn: (when) => `Zwrócono ${when}`,
  total: 'Razem',
  shipping: (fee) => `Wysyłka: ${fee}`,
  freeShipping: 'Wysyłka: gratis',
  remaining: 'Pozostaje po zwrotach',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  pickupAt: 'Miejsce odbioru',
  address: 'Adres',
  orderId: 'ID zamówienia',
  copyOrderId: 'Skopiuj ID zamówienia',
  productIds: 'ID produktów',
  copyProductId: (id) => `Skopiuj ID produktu ${id}`,
  receipt: 'Potwierdzenie zakupu',
  receiptLabel: (number) => `Potwierdzenie zakupu do zamówienia ${number}, w nowej karcie`,

  status: 'Status',
  toCome: 'jeszcze nie',
  next: {
    placed: 'Teraz je przejrzymy i odłożymy książki.',
    confirmed: 'Książki są odłożone i właśnie je pakujemy.',
    shipped: 'Paczka opuściła księgarnię.',
    ready: 'Książki czekają w księgarni.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'Teraz zajmiemy się odstąpieniem od umowy.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'Sprowadzamy książki, których nie ma w księgarni.',
    partSent: 'Część opuściła księgarnię; reszta dotrze później.',
  },

  placed: {
    title: (number) => `Dziękujemy. Zamówienie ${number} zostało złożone.`,
    payOnDelivery: (amount) => (
      <>
        <span>Do zapłaty przy dostawie: </span>
        {amount}
      </>
    ),
    payOnCollection: (amount) => (
      <>
        <span>Do zapłaty przy odbiorze: </span>
        {amount}
      </>
    ),
    steps: 'Na tej stronie widać każdy etap.',
    stepsAndEmails: (email) =>
      `Na tej stronie widać każdy etap. Na adres ${email} wyślemy e-mail teraz i przy każdym etapie.`,
  },

  cancel: {
    button: 'Anuluj zamówienie',
    title: (number) => `Anulować zamówienie ${number}?`,
    text: 'Nic nie zostało jeszcze spakowane.',
    confirm: 'Anuluj zamówienie',
    keep: 'Zostaw',
    done: (number) => `Zamówienie ${number} zostało anulowane.`,
    failed: 'Zamówienie nie zostało anulowane',
    tooLate: 'Zostało anulowane wcześniej albo jest już realizowane w księgarni.',
    tryAgain: 'Proszę spróbować ponownie za chwilę.',
  },

  withdrawalReceived: (when) => `Odstąpienie otrzymano ${when}`,
  withdrawalReceivedUnsigned: (when) => `Odstąpienie otrzymano ${when}, bez logowania`,
};
