import { pluralOf } from '../../contract/words/plural.ts';
import type { heads as english, noscript as englishNoscript } from '../en/heads.ts';

const plural = pluralOf('pl');
const invitation = 'Lubiane książki, zamówienie w minutę i płatność dopiero przy odbiorze.';
const books = (count: number) =>
  plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' });

/** Titles and descriptions of pages for search engines and link previews. */
export const heads: typeof english = {
  newShop: (name) => `${name} to niezależna księgarnia internetowa. ${invitation}`,
  shop: (title) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }) => {
    const found = category ? `${books(total)} w kategorii „${category}”` : books(total);
    return `${shop}: ${found}, płatność za pobraniem. Wyszukiwanie według tytułu i autora, filtry kategorii i ceny.`;
  },
  book: ({ title, author, description }) =>
    author ? `${title}, ${author}. ${description}` : `${title}. ${description}`,
  shelf: (title, shop) => `${title}: książki, które poleca ${shop}.`,
  author: (author, titles) => `${author}, książki: ${titles}`,
};

/** For browsers without scripts. */
export const noscript: typeof englishNoscript = {
  text: (shop) =>
    `Logowanie, koszyk i zamówienia w sklepie „${shop}” wymagają JavaScriptu, który jest w tej przeglądarce wyłączony. Rozejrzeć się można i bez niego.`,
  allBooks: 'Wszystkie książki',
};
