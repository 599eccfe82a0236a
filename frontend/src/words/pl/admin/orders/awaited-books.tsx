import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const plural = pluralOf('pl');

const copies = (count: number) =>
  plural(count, {
    one: '# egzemplarz',
    few: '# egzemplarze',
    many: '# egzemplarzy',
    other: '# egzemplarza',
  });

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks: typeof english = {
  title: 'Do sprowadzenia',
  allOrders: 'Wszystkie zamówienia',
  open: (count) =>
    plural(count, {
      one: '# egzemplarz do sprowadzenia',
      few: '# egzemplarze do sprowadzenia',
      many: '# egzemplarzy do sprowadzenia',
      other: '# egzemplarza do sprowadzenia',
    }),
  late: (count) =>
    plural(count, {
      one: '# egzemplarz jest spóźniony',
      few: '# egzemplarze są spóźnione',
      many: '# egzemplarzy jest spóźnionych',
      other: '# egzemplarza jest spóźnione',
    }),
  overdue: 'Później niż obiecano',
  failed: 'Nie udało się wczytać listy.',
  empty: 'Żadne zamówienie nie czeka na książkę.',
  copies,
  forOrders: (numbers) => `Do zamówienia ${numbers}`,
  noPublisher: 'Bez wydawnictwa',
  promisedBy: (day) => `Obiecane do ${day}`,
  save: 'Zapisz jako CSV',
  take: 'Dotarło',
  takeOf: (count, title) => `Dotarło: ${copies(count)}, „${title}”`,
  sendHere: (count) =>
    plural(count, {
      one: 'Wyślij # książkę, która już jest',
      few: 'Wyślij # książki, które już są',
      many: 'Wyślij # książek, które już są',
      other: 'Wyślij # książki, które już są',
    }),
  sent: (count, number) =>
    plural(count, {
      one: `Wysłano # książkę z zamówienia ${number}.`,
      few: `Wysłano # książki z zamówienia ${number}.`,
      many: `Wysłano # książek z zamówienia ${number}.`,
      other: `Wysłano # książki z zamówienia ${number}.`,
    }),
  sentUndone: (number) => `Cofnięto wysyłkę książek z zamówienia ${number}.`,
  arrivals: {
    title: 'Książki, które dotarły',
    isbn: 'ISBN',
    hint: 'Proszę zeskanować albo wpisać i nacisnąć Enter.',
    copies: 'Egzemplarze',
    button: 'Przyjmij',
    typed: 'ISBN',
    given: (count, title, numbers) => `${copies(count)}, „${title}”, do zamówienia ${numbers}.`,
    toStock: (count, title) => `${copies(count)}, „${title}”, na stan.`,
    unknown: 'Żadna książka księgarni nie ma tego ISBN.',
    notTaken: 'Nie udało się przyjąć egzemplarzy. Proszę spróbować ponownie.',
    undone: (title) => `Cofnięto przyjęcie: „${title}”.`,
    cannotUndo: 'Nie można już tego cofnąć: egzemplarz został od tego czasu sprzedany lub wysłany.',
    undoable: (title) => `przyjęcie: „${title}”`,
  },
};
