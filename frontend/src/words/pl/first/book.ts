import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { book as english } from '@/words/en/first/book';

const plural = pluralOf('pl');

/** A book on its card and on its page. */
export const book: typeof english = {
  failed: 'Nie udało się wczytać informacji o książce',
  unknown: 'Pod tym adresem nie ma książki. Być może sprzedano już ostatni egzemplarz.',
  related: 'Warto przeczytać także',
  coverOf: (title) => `Okładka: ${title}`,
  draft: 'Szkic. Tę stronę widzi tylko właściciel.',
  description: 'Opis',
  facts: {
    author: 'Autor',
    published: 'W ofercie od',
    category: 'Kategoria',
    isbn: 'ISBN',
    publisher: 'Wydawnictwo',
    edition: 'Wydanie',
    firstPublished: 'Pierwsze wydanie',
    pages: 'Liczba stron',
    language: 'Język',
    format: 'Oprawa',
  },
  noAuthor: 'nie podano',
  price: 'Cena',
  insteadOf: 'zamiast',
  lowestPrice: (price) => `Najniższa cena z 30 dni przed obniżką: ${price}`,
  soldOut: 'Wyprzedana',
  remaining: (count) =>
    plural(count, {
      one: 'Została tylko # sztuka',
      few: 'Zostały tylko # sztuki',
      many: 'Zostało tylko # sztuk',
      other: 'Zostało tylko # sztuki',
    }),
  share: (title) => `Udostępnij: ${title}`,
  titleBy: (title, author) => `${title}, ${author}`,
  linkCopied: 'Skopiowano link',
  copyLink: 'Skopiuj ten link',
  wish: (title) => `Dodaj do listy życzeń: ${title}`,
  wishlistFull:
    'Lista życzeń jest pełna. Aby dodać kolejną książkę, trzeba najpierw usunąć jedną z listy.',
  manufacturer: { title: 'Wydawnictwo i bezpieczeństwo', responsible: 'Osoba odpowiedzialna w UE' },
};
