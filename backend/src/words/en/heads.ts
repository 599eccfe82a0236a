import { pluralOf } from '../../contract/words/plural.ts';

const plural = pluralOf('en');

const invitation = 'Browse well-loved books, order in a minute and pay when they arrive.';

/** Titles and descriptions of pages for search engines and link previews. */
export const heads = {
  /** While the shop has its default line. */
  newShop: (name: string) => `${name} is an independent online book store. ${invitation}`,
  /** `title`: name and line of the shop, as in the title of the home page. */
  shop: (title: string) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }: { total: number; category?: string; shop: string }) => {
    const books = plural(total, { one: '# book', other: '# books' });
    const found = category ? `${books} in ${category}` : books;
    return `${found} to browse at ${shop}, cash on delivery. Search by title or author, filter by category and price.`;
  },
  book: ({
    title,
    author,
    description,
  }: {
    title: string;
    author?: string;
    description: string;
  }) => (author ? `${title} by ${author}. ${description}` : `${title}. ${description}`),
  shelf: (title: string, shop: string) => `${title}: books chosen by ${shop}.`,
  author: (author: string, titles: string) => `Books by ${author}: ${titles}`,
};

/** For browsers without scripts. */
export const noscript = {
  text: (shop: string) =>
    `To sign in, fill a cart and order, ${shop} needs JavaScript, which is switched off in this browser. You can look around without it.`,
  allBooks: 'See all books',
};
