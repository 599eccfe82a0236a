import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { book as english } from '@/words/en/first/book';

const plural = pluralOf('de');

/** A book on its card and on its page. */
export const book: typeof english = {
  failed: 'Das Buch konnte nicht geladen werden',
  unknown:
    'Unter dieser Adresse gibt es kein Buch. Vielleicht ist das letzte Exemplar schon verkauft.',
  related: 'Mehr zum Lesen',
  coverOf: (title) => `Umschlag von ${title}`,
  draft: 'Ein Entwurf. Nur Sie sehen diese Seite.',
  description: 'Beschreibung',
  facts: {
    author: 'Autor/in',
    published: 'Im Sortiment seit',
    category: 'Kategorie',
    isbn: 'ISBN',
    publisher: 'Verlag',
    edition: 'Ausgabe',
    firstPublished: 'Erstausgabe',
    pages: 'Seiten',
    language: 'Sprache',
    format: 'Einband',
  },
  noAuthor: 'ohne Angabe',
  price: 'Preis',
  insteadOf: 'statt',
  lowestPrice: (price) => `Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: ${price}`,
  soldOut: 'Ausverkauft',
  remaining: (count) => plural(count, { one: 'Nur noch # vorrätig', other: 'Nur noch # vorrätig' }),
  share: (title) => `${title} teilen`,
  titleBy: (title, author) => `${title} von ${author}`,
  linkCopied: 'Link kopiert',
  copyLink: 'Diesen Link kopieren',
  wish: (title) => `${title} auf den Merkzettel setzen`,
  wishlistFull:
    'Ihr Merkzettel ist voll. Entfernen Sie ein Buch, bevor Sie ein anderes hinzufügen.',
  manufacturer: { title: 'Verlag und Produktsicherheit', responsible: 'Verantwortlich in der EU' },
};
