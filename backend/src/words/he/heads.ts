import type { heads as englishHeads, noscript as englishNoscript } from '../en/heads.ts';

const invitation = 'ספרים אהובים, הזמנה בתוך דקה ותשלום כשהספרים מגיעים.';

/** Titles and descriptions of pages for search engines and link previews. */
export const heads: typeof englishHeads = {
  /** While the shop has its default line. */
  newShop: (name: string) => `${name} – חנות ספרים עצמאית ברשת. ${invitation}`,
  /** `title`: name and line of the shop, as in the title of the home page. */
  shop: (title: string) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }: { total: number; category?: string; shop: string }) => {
    const count = total === 1 ? 'ספר אחד' : `${total} ספרים`;
    const books = category ? `${count} בקטגוריה ${category}` : count;
    return `${books} אצל ${shop}, בתשלום במזומן בעת המסירה. חיפוש לפי שם או מחבר, סינון לפי קטגוריה ומחיר.`;
  },
  book: ({
    title,
    author,
    description,
  }: {
    title: string;
    author?: string;
    description: string;
  }) => (author ? `${title} מאת ${author}. ${description}` : `${title}. ${description}`),
  shelf: (title: string, shop: string) => `${title}: ספרים שנבחרו על ידי ${shop}.`,
  author: (author: string, titles: string) => `ספרים מאת ${author}: ${titles}`,
};

/** For browsers without scripts. */
export const noscript: typeof englishNoscript = {
  text: (shop: string) =>
    `כדי להיכנס לחשבון, למלא סל ולהזמין אצל ${shop} נדרש JavaScript, והוא כבוי בדפדפן הזה. אפשר לעיין בספרים גם בלעדיו.`,
  allBooks: 'לכל הספרים',
};
