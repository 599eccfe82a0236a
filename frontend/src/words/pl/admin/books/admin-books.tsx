import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBooks as english } from '@/words/en/admin/books/admin-books';

const plural = pluralOf('pl');
const books = (count: number) =>
  plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' });
/** After a verb or "z", as in "zmieniono 5 z 22 książek". */
const changedBooks = (count: number) =>
  plural(count, { one: '# książkę', few: '# książki', many: '# książek', other: '# książki' });
const ofBooks = (count: number) =>
  plural(count, { one: '# książki', few: '# książek', many: '# książek', other: '# książki' });

/** The table of all books and its actions. */
export const adminBooks: typeof english = {
  title: 'Wszystkie książki',
  importCsv: 'Importuj CSV',
  exportCsv: 'Eksportuj CSV',
  search: 'Szukaj książek',
  searchForm: 'Książki',

  filters: {
    category: 'Kategoria',
    allCategories: 'Wszystkie kategorie',
    draft: 'W sprzedaży, szkice lub usunięte',
    drafts: { '': 'W sprzedaży', true: 'Szkice', deleted: 'Usunięte książki' },
    stock: 'Stan magazynowy',
    stocks: { '': 'Dowolny stan', low: 'Niski stan' },
    sort: 'Sortowanie',
    sorts: {
      '': 'Od najnowszych',
      title: 'Tytuł',
      'price-asc': 'Cena rosnąco',
      'price-desc': 'Cena malejąco',
      stock: 'Stan rosnąco',
    },
    clear: 'Wyczyść filtry',
    pageByPage: 'Strona po stronie',
    seeAll: 'Zobacz wszystkie',
    showMore: 'Pokaż więcej książek',
  },

  columns: {
    number: '#',
    title: 'Tytuł książki',
    category: 'Kategoria',
    price: 'Cena',
    stock: 'Stan',
    trending: 'Popularna',
    actions: 'Działania',
  },
  selectShown: 'Zaznacz wszystkie pokazane książki',
  selectScreen: 'Zaznacz wszystkie na tym ekranie',
  select: (title) => `Zaznacz: ${title}`,
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać książek.',
  count: (total, { areDrafts, q }) => {
    const found = areDrafts
      ? plural(total, {
          one: '# książka, szkic',
          few: '# książki, szkice',
          many: '# książek, szkice',
          other: '# książki, szkice',
        })
      : books(total);
    return q ? `Dla „${q}”: ${found}` : found;
  },
  nothingMatches: 'Żadna książka nie pasuje. Można użyć mniej filtrów.',
  noDrafts: 'Brak szkiców. Książka zapisana jako szkic czeka tu na publikację.',
  noBooks: 'Nie ma jeszcze książek. Można dodać pierwszą lub zaimportować listę.',

  soldOut: 'Wyprzedana',
  lowStock: 'Niski stan',
  remaining: (copies, onCards) => (
    <>
      {onCards('zostało: ')}
      <span>{copies}</span>
    </>
  ),
  edit: 'Edytuj',
  editBook: (title) => `Edytuj: ${title}`,
  delete: 'Usuń',
  deleteBook: (title) => `Usuń: ${title}`,
  publish: 'Opublikuj',
  publishBook: (title) => `Opublikuj: ${title}`,
  published: (title) => `${title}: już w księgarni.`,
  notPublished: (title) => `${title}: nie udało się opublikować. Proszę spróbować ponownie.`,
  notPublishedAs: (title, why) => `${title}: nie udało się opublikować. ${why}`,
  trending: 'Popularna',
  trendingBook: (title) => `Popularna: ${title}`,
  notChanged: (title) => `${title}: nie udało się zmienić. Proszę spróbować ponownie.`,

  deleted: 'Książka została usunięta!',
  deletedBefore: 'Ta książka została już wcześniej usunięta.',
  notDeleted: 'Nie udało się usunąć książki. Proszę spróbować ponownie.',
  backInShop: (title) => `${title}: znowu w księgarni.`,
  backAmongDrafts: (title) => `${title}: znowu wśród szkiców.`,
  notRestored: 'Nie udało się przywrócić książki. Proszę spróbować ponownie.',
  notRestoredAs: (title, why) => `${title}: nie udało się przywrócić. ${why}`,

  deletedBooks: {
    title: 'Usunięte książki',
    failed: 'Nie udało się wczytać usuniętych książek.',
    count: (total, days) => `Usunięte w ciągu ostatnich ${days} dni: ${total}.`,
    none: (days) => `W ciągu ostatnich ${days} dni nie usunięto żadnej książki.`,
    columns: { title: 'Tytuł', at: 'Usunięto', by: 'Kto', restore: 'Przywróć' },
    restore: 'Przywróć',
    restoreBook: (title) => `Przywróć: ${title}`,
  },

  bulk: {
    label: 'Zaznaczone książki',
    working: 'W toku',
    selected: (count) =>
      plural(count, {
        one: '# zaznaczona',
        few: '# zaznaczone',
        many: '# zaznaczonych',
        other: '# zaznaczonej',
      }),
    publish: 'Opublikuj',
    makeDrafts: 'Zmień na szkice',
    trendingOn: 'Popularne: tak',
    trendingOff: 'Popularne: nie',
    moveTo: 'Przenieś do kategorii',
    move: 'Przenieś',
    delete: 'Usuń zaznaczone',
    clear: 'Wyczyść zaznaczenie',
    tooMany: (max, selected) =>
      `Naraz można zmienić najwyżej ${changedBooks(max)}; liczba zaznaczonych: ${selected}.`,
    nothingChanged: 'Nic nie zostało zmienione.',
    cancel: 'Anuluj',
    change: {
      ask: (count) => `Zmienić ${changedBooks(count)}?`,
      confirm: 'Zmień',
      done: (count) => `Zmieniono ${changedBooks(count)}`,
      doneAll: (count) => `Zmieniono ${changedBooks(count)}.`,
      doneSome: (count, total) => `Zmieniono ${count} z ${ofBooks(total)}.`,
      undoneAll: (count) => `Cofnięto zmianę: ${books(count)}.`,
      undoneSome: (count, total) => `Cofnięto zmianę ${count} z ${ofBooks(total)}.`,
    },
    remove: {
      ask: (count) => `Usunąć ${changedBooks(count)}?`,
      confirm: 'Usuń',
      done: (count) => `Usunięto ${changedBooks(count)}`,
      doneAll: (count) => `Usunięto ${changedBooks(count)}.`,
      doneSome: (count, total) => `Usunięto ${count} z ${ofBooks(total)}.`,
      undoneAll: (count) => `Przywrócono ${changedBooks(count)}.`,
      undoneSome: (count, total) => `Przywrócono ${count} z ${ofBooks(total)}.`,
    },
    refused: (title, reason) => `„${title}”: ${reason}`,
    already: (count) =>
      plural(count, {
        one: '# była już w tym stanie.',
        few: '# były już w tym stanie.',
        many: '# było już w tym stanie.',
        other: '# było już w tym stanie.',
      }),
  },
};
