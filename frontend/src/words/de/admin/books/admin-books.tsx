import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBooks as english } from '@/words/en/admin/books/admin-books';

const plural = pluralOf('de');
const books = (count: number) => plural(count, { one: '# Buch', other: '# Bücher' });

/** The table of all books and its actions. */
export const adminBooks: typeof english = {
  title: 'Alle Bücher',
  importCsv: 'CSV importieren',
  exportCsv: 'CSV exportieren',
  search: 'Bücher suchen',
  searchForm: 'Bücher',

  filters: {
    category: 'Kategorie',
    allCategories: 'Alle Kategorien',
    draft: 'Im Verkauf, Entwürfe oder gelöscht',
    drafts: { '': 'Im Verkauf', true: 'Entwürfe', deleted: 'Gelöschte Bücher' },
    stock: 'Bestand',
    stocks: { '': 'Jeder Bestand', low: 'Geringer Bestand' },
    sort: 'Sortieren',
    sorts: {
      '': 'Neueste zuerst',
      title: 'Titel',
      'price-asc': 'Preis, niedrigster zuerst',
      'price-desc': 'Preis, höchster zuerst',
      stock: 'Bestand, niedrigster zuerst',
    },
    clear: 'Filter zurücksetzen',
    pageByPage: 'Seitenweise',
    seeAll: 'Alle zeigen',
    showMore: 'Mehr Bücher zeigen',
  },

  columns: {
    number: 'Nr.',
    title: 'Buchtitel',
    category: 'Kategorie',
    price: 'Preis',
    stock: 'Bestand',
    trending: 'Trend',
    actions: 'Aktionen',
  },
  selectShown: 'Alle gezeigten Bücher auswählen',
  selectScreen: 'Alle auf dem Bildschirm auswählen',
  select: (title) => `${title} auswählen`,
  loading: 'Wird geladen …',
  failed: 'Die Bücher konnten nicht geladen werden.',
  count: (total, { areDrafts, q }) => {
    const drafts = plural(total, { one: '# Buch, ein Entwurf', other: '# Bücher, Entwürfe' });
    const found = areDrafts ? drafts : books(total);
    return q ? `${found} zu „${q}“ gefunden` : found;
  },
  nothingMatches: 'Kein Buch passt. Versuchen Sie es mit weniger Filtern.',
  noDrafts:
    'Keine Entwürfe. Ein Buch, das als Entwurf gespeichert ist, wartet hier auf die Freigabe.',
  noBooks: 'Noch keine Bücher. Legen Sie das erste an, oder importieren Sie eine Liste.',

  soldOut: 'Ausverkauft',
  lowStock: 'Geringer Bestand',
  remaining: (copies, onCards) => (
    <>
      <span>{copies}</span>
      {onCards(' vorrätig')}
    </>
  ),
  edit: 'Ändern',
  editBook: (title) => `${title} ändern`,
  delete: 'Löschen',
  deleteBook: (title) => `${title} löschen`,
  publish: 'Freigeben',
  publishBook: (title) => `${title} freigeben`,
  published: (title) => `${title} ist jetzt im Verkauf.`,
  notPublished: (title) =>
    `${title} konnte nicht freigegeben werden. Bitte versuchen Sie es noch einmal.`,
  notPublishedAs: (title, why) => `${title} konnte nicht freigegeben werden. ${why}`,
  trending: 'Trend',
  trendingBook: (title) => `Im Trend: ${title}`,
  notChanged: (title) =>
    `${title} konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.`,

  deleted: 'Das Buch ist gelöscht!',
  deletedBefore: 'Dieses Buch war schon gelöscht.',
  notDeleted: 'Das Buch konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  backInShop: (title) => `${title} ist wieder im Verkauf.`,
  backAmongDrafts: (title) => `${title} ist wieder bei den Entwürfen.`,
  notRestored:
    'Das Buch konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
  notRestoredAs: (title, why) => `${title} konnte nicht wiederhergestellt werden. ${why}`,

  deletedBooks: {
    title: 'Gelöschte Bücher',
    failed: 'Die gelöschten Bücher konnten nicht geladen werden.',
    count: (total, days) => {
      const within = plural(days, { one: 'innerhalb von # Tag', other: 'innerhalb von # Tagen' });
      const text = `# ${within} gelöscht.`;
      return plural(total, { one: text, other: text });
    },
    none: (days) =>
      plural(days, {
        one: 'Innerhalb von # Tag wurde kein Buch gelöscht.',
        other: 'Innerhalb von # Tagen wurde kein Buch gelöscht.',
      }),
    columns: { title: 'Titel', at: 'Gelöscht', by: 'Von', restore: 'Zurückholen' },
    restore: 'Zurückholen',
    restoreBook: (title) => `${title} zurückholen`,
  },

  bulk: {
    label: 'Ausgewählte Bücher',
    working: 'In Arbeit',
    selected: (count) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    publish: 'Freigeben',
    makeDrafts: 'Zu Entwürfen',
    trendingOn: 'Trend an',
    trendingOff: 'Trend aus',
    moveTo: 'Verschieben in Kategorie',
    move: 'Verschieben',
    delete: 'Auswahl löschen',
    clear: 'Auswahl aufheben',
    tooMany: (max, selected) =>
      plural(selected, {
        one: `Höchstens ${max} Bücher auf einmal; # ist ausgewählt.`,
        other: `Höchstens ${max} Bücher auf einmal; # sind ausgewählt.`,
      }),
    nothingChanged: 'Es wurde nichts geändert.',
    cancel: 'Abbrechen',
    change: {
      ask: (count) => plural(count, { one: '# Buch ändern?', other: '# Bücher ändern?' }),
      confirm: 'Ändern',
      done: (count) => plural(count, { one: '# Buch geändert', other: '# Bücher geändert' }),
      doneAll: (count) => plural(count, { one: '# Buch geändert.', other: '# Bücher geändert.' }),
      doneSome: (count, total) =>
        plural(total, {
          one: `${count} von # Buch geändert.`,
          other: `${count} von # Büchern geändert.`,
        }),
      undoneAll: (count) =>
        plural(count, { one: '# Buch zurückgeändert.', other: '# Bücher zurückgeändert.' }),
      undoneSome: (count, total) =>
        plural(total, {
          one: `${count} von # Buch zurückgeändert.`,
          other: `${count} von # Büchern zurückgeändert.`,
        }),
    },
    remove: {
      ask: (count) => plural(count, { one: '# Buch löschen?', other: '# Bücher löschen?' }),
      confirm: 'Löschen',
      done: (count) => plural(count, { one: '# Buch gelöscht', other: '# Bücher gelöscht' }),
      doneAll: (count) => plural(count, { one: '# Buch gelöscht.', other: '# Bücher gelöscht.' }),
      doneSome: (count, total) =>
        plural(total, {
          one: `${count} von # Buch gelöscht.`,
          other: `${count} von # Büchern gelöscht.`,
        }),
      undoneAll: (count) =>
        plural(count, {
          one: '# Buch wiederhergestellt.',
          other: '# Bücher wiederhergestellt.',
        }),
      undoneSome: (count, total) =>
        plural(total, {
          one: `${count} von # Buch wiederhergestellt.`,
          other: `${count} von # Büchern wiederhergestellt.`,
        }),
    },
    refused: (title, reason) => `„${title}“: ${reason}`,
    already: (count) => plural(count, { one: '# war schon so.', other: '# waren schon so.' }),
  },
};
