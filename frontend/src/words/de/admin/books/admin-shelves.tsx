import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminShelves as english } from '@/words/en/admin/books/admin-shelves';

const plural = pluralOf('de');

/** The owner's own shelves. */
export const adminShelves: typeof english = {
  title: 'Regale',
  history: 'Verlauf der Regale',
  add: 'Neues Regal',
  all: 'Alle Regale',
  failed: 'Die Regale konnten nicht geladen werden.',
  none: 'Noch kein Regal. Stellen Sie Bücher zusammen, die Sie mögen: Lieblinge des Teams, Sommerlektüre, signierte Exemplare.',
  booksOnSale: (count) => plural(count, { one: '# Buch im Verkauf', other: '# Bücher im Verkauf' }),
  booksOnSaleAndHome: (count) =>
    plural(count, {
      one: '# Buch im Verkauf, auf der Startseite',
      other: '# Bücher im Verkauf, auf der Startseite',
    }),
  inShop: 'Im Shop',
  seeInShop: (shelf) => `${shelf} im Shop ansehen`,
  delete: (shelf) => `${shelf} löschen`,
  deleted: 'Das Regal ist gelöscht.',
  notDeleted: 'Das Regal wurde nicht gelöscht.',
  isBack: (shelf) => `${shelf} ist wieder da.`,
  notRestored: (shelf) => `${shelf} konnte nicht wiederhergestellt werden.`,

  made: 'Das Regal ist angelegt.',
  saved: 'Das Regal ist gespeichert.',
  form: 'Regal',
  whatItIs: 'Worum es geht',
  fields: {
    title: 'Titel',
    note: 'Text',
    isOnHome: 'Auf der Startseite',
    books: 'Bücher',
  },
  noteHint: 'Steht über den Büchern. Eine Leerzeile trennt Absätze.',
  showOnHome: 'Auf der Startseite zeigen',
  books: 'Bücher',
  booksInOrder: 'Bücher in ihrer Reihenfolge',
  isDraft: 'ein Entwurf, noch nicht zu sehen',
  draftOf: (author) => `${author}, ein Entwurf, noch nicht zu sehen`,
  noteOfBook: 'Was Sie dazu sagen',
  booksProblem: (problem) => `Bücher des Regals: ${problem}`,
  save: 'Regal speichern',
  mayBeMade:
    'Es ist nicht sicher, ob das Regal angelegt wurde. Bitte sehen Sie alle Regale an, bevor Sie es noch einmal versuchen.',
  notSaved: 'Das Regal wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  yes: 'ja',
  no: 'nein',
  bookAndNote: (title, note) => `${title}: ${note}`,
};
