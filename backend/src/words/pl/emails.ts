import { pluralOf } from '../../contract/words/plural.ts';
import type { emails as english } from '../en/emails.ts';

const plural = pluralOf('pl');
const books = (count: number) =>
  plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' });
const newOrders = (count: number) =>
  plural(count, {
    one: '# nowe zamówienie',
    few: '# nowe zamówienia',
    many: '# nowych zamówień',
    other: '# nowego zamówienia',
  });

/** The fixed texts of emails, next to those that an owner may change. */
export const emails: typeof english = {
  orderNumber: (number) => `#${number}`,
  links: {
    orders: 'Zobacz zamówienia',
    newsletter: 'Tak, proszę o newsletter',
    bookRequest: 'Tak, proszę o wiadomość',
    book: 'Zobacz książkę',
    answer: 'Odpowiedz',
    write: 'Napisz do nas w sprawie zamówienia',
  },
  named: (name) => `${name}:`,
  rows: {
    total: 'Razem',
    shipping: 'Wysyłka',
    returned: 'Zwrócono',
    sent: 'Wysłano',
    cancelled: 'Anulowano',
    deliveryTo: 'Adres dostawy',
    collectAt: 'Miejsce odbioru',
    collectWhen: 'Godziny odbioru',
    collectedBy: 'Odbiera',
    phone: 'Telefon',
    email: 'E-mail',
    name: 'Imię i nazwisko',
    book: 'Książka',
    declared: 'Oświadczenie',
    received: 'Otrzymano',
    wrapping: 'Pakowanie na prezent',
    gift: 'Prezent',
    giftYes: 'Tak',
    cardText: 'Tekst na bilecik',
  },
  reasons: {
    order: (number, shop) => `Ta wiadomość dotyczy zamówienia ${number} w sklepie „${shop}”.`,
    newsletter: (shop) => `Ta wiadomość przyszła, ponieważ podano ten adres w sklepie „${shop}”.`,
    bookRequest:
      'Ta wiadomość przyszła, ponieważ podano ten adres w prośbie o powiadomienie o książce.',
    withdrawal: (shop) =>
      `Ta wiadomość przyszła, ponieważ podano ten adres w oświadczeniu o odstąpieniu od umowy, złożonym w sklepie „${shop}”.`,
    owner: 'Ta wiadomość jest przeznaczona dla właściciela księgarni.',
    newOrder:
      'Ta wiadomość jest przeznaczona dla właściciela księgarni. W Ustawieniach można zamiast niej wybrać jeden e-mail dziennie.',
    digest:
      'Ta wiadomość jest przeznaczona dla właściciela księgarni. W Ustawieniach można zamiast niej wybrać e-mail o każdym zamówieniu.',
  },
  endings: {
    newsletter: 'Usuń adres od razu',
    bookRequest: 'Usuń wszystkie prośby z tego adresu',
  },
  withdrawal: {
    whole: (number) => `zamówienie ${number}`,
    books: (count, number) => `${books(count)} z zamówienia ${number}`,
    declaration: (what) => `Odstąpienie od umowy: ${what}`,
    right: (days) =>
      `Od tej umowy można odstąpić bez podania przyczyny w ciągu ${days} dni od otrzymania książek: na stronie poniżej albo przez każde inne jednoznaczne oświadczenie skierowane do nas.`,
  },
  newMessage: (number) => `Wiadomość w sprawie zamówienia ${number}`,
  newOrder: {
    subject: (number, count, total) => `Nowe zamówienie ${number}: ${books(count)}, ${total}`,
    heading: (number) => `Nowe zamówienie ${number}`,
    open: 'Otwórz zamówienie',
  },
  digest: {
    subject: (orders, date, total) => `${newOrders(orders)}, ${date}: ${total}`,
    heading: (orders, date) => `${newOrders(orders)}, ${date}`,
    delivered: (number, city, count) => `${number}, dostawa: ${city} (${books(count)})`,
    collected: (number, count) => `${number}, odbiór w księgarni (${books(count)})`,
    open: 'Otwórz zamówienia',
  },
  failedBackup: {
    subject: 'Nie udało się utworzyć kopii zapasowej księgarni',
    last: (date) => `Ostatnia pełna kopia: ${date}.`,
    none: 'Nie ma jeszcze żadnej kopii.',
    text: (error, last) => `${error} ${last} Próba jest ponawiana co godzinę.`,
    openSettings: 'Otwórz ustawienia',
  },
  variants: {
    returnedAfterDelivery: {
      heading: 'Książki do nas wróciły',
      subject: 'Zamówienie {number} do nas wróciło',
      text: 'Książki z zamówienia {number} są znowu u nas. Zostały opłacone, więc zwracamy pieniądze. Jeśli nie wiemy jeszcze, w jaki sposób je przekazać, prosimy do nas napisać.\n\n{books}\n\nZobacz zamówienia {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'Książki do nas wróciły',
      subject: 'Książki z zamówienia {number} do nas wróciły',
      text: 'Te książki z zamówienia {number} są znowu u nas. Zostały opłacone, więc zwracamy pieniądze. Jeśli nie wiemy jeszcze, w jaki sposób je przekazać, prosimy do nas napisać.\n\n{books}\n\nW zamówieniu pozostaje:\n\n{left}\n\n{link}',
    },
    confirmedWithAwaited: {
      heading: 'Zamówienie jest potwierdzone',
      subject: 'Zamówienie {number} jest potwierdzone',
      text: '{name}, mamy dobrą wiadomość: zamówienie {number} jest potwierdzone. Sprowadzamy książki, których nie ma w księgarni; przy każdej z nich jest podany przewidywany termin. O kolejnym kroku napiszemy osobno.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
    },
    restSent: {
      heading: 'Reszta zamówienia jest w drodze',
      subject: 'Reszta zamówienia {number} jest w drodze',
      text: 'To jest reszta zamówienia {number}; opuściła już księgarnię. Za dostawę płaci się raz.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
    },
  },
  sample: {
    message: 'Dziękujemy za pytanie. Obie książki już są, wyślemy je jutro.',
    name: 'Anna Przykładowa',
    books: ['Papierowa latarnia', 'Zima map'],
    address: { street: 'ul. Główna 12', zipcode: '00-001', city: 'Warszawa' },
  },
};
