import type { heads as english, noscript as englishNoscript } from '../en/heads.ts';

const invitation =
  'In lieb gewonnenen Büchern stöbern, in einer Minute bestellen und zahlen, wenn sie da sind.';

/** Titles and descriptions of pages for search engines and link previews. */
export const heads: typeof english = {
  newShop: (name) => `${name} ist eine unabhängige Online-Buchhandlung. ${invitation}`,
  shop: (title) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }) => {
    const books = total === 1 ? '1 Buch' : `${total} Bücher`;
    const ofCategory = category ? ` aus „${category}“` : '';
    return `${books}${ofCategory} zum Stöbern bei ${shop}, Barzahlung bei Lieferung. Suche nach Titel oder Autor/in, Filter nach Kategorie und Preis.`;
  },
  book: ({ title, author, description }) =>
    author ? `${title} von ${author}. ${description}` : `${title}. ${description}`,
  shelf: (title, shop) => `${title}: Bücher, ausgewählt von ${shop}.`,
  author: (author, titles) => `Bücher von ${author}: ${titles}`,
};

/** For browsers without scripts. */
export const noscript: typeof englishNoscript = {
  text: (shop) =>
    `Zum Anmelden, für den Warenkorb und zum Bestellen braucht ${shop} JavaScript, das in diesem Browser ausgeschaltet ist. Umsehen können Sie sich auch ohne.`,
  allBooks: 'Alle Bücher ansehen',
};
