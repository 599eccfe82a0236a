import { categories, type Book, type Category } from '../contract/book.ts';
import { idSchema } from '../contract/page.ts';
import { findBook, findBooks } from '../features/books/find-books.ts';
import type { PageHead } from './page-head.ts';

// The routes of the single-page app (frontend/src/config/paths.ts) and what their heads say.

const shopDescription =
  'Storyloom is an independent online book store. Browse well-loved books, order in a minute and pay when they arrive.';
const booksInHead = 12;
const maxDescription = 160;

/** Pages that are the same whatever the catalogue holds: address and title. */
const plainPages: Record<string, string> = {
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/cart': 'Shopping cart',
  '/checkout': 'Checkout',
  '/orders': 'Your orders',
  '/wishlist': 'Wishlist',
  '/about': 'About us',
  '/services': 'Services',
  '/contact': 'Contact',
  '/privacy': 'Privacy policy',
  '/terms': 'Terms of service',
};
const personalPages = new Set([
  '/login',
  '/register',
  '/cart',
  '/checkout',
  '/orders',
  '/wishlist',
]);
const adminPages = new Set([
  '/admin',
  '/dashboard',
  '/dashboard/add-new-book',
  '/dashboard/manage-books',
  '/dashboard/orders',
  '/dashboard/settings',
]);

/** A page whose head never changes; undefined when the path is none of those. */
export function findPlainPage(path: string): PageHead | undefined {
  const title = plainPages[path];
  if (title) return plain(title, path, personalPages.has(path));
  if (/^\/news\/[1-5]$/.test(path)) return plain('News', path, false);
  if (adminPages.has(path) || /^\/dashboard\/edit-book\/[^/]+$/.test(path)) {
    return plain('Dashboard', path, true);
  }
  return undefined;
}

export const unknownPage: PageHead = {
  title: 'Page not found - Storyloom',
  description: shopDescription,
  isHidden: true,
};

/** For a moment in which the database is away. */
export const shellPage: PageHead = { title: 'Storyloom', description: shopDescription };

function plain(title: string, path: string, isHidden: boolean): PageHead {
  const canonical = isHidden ? undefined : path;
  return { title: `${title} - Storyloom`, description: shopDescription, canonical, isHidden };
}

/** The home page; `publicUrl` as in `withHead`. */
export async function homeHead(publicUrl: string | undefined): Promise<PageHead> {
  const { books } = await findBooks({ page: 1, limit: booksInHead });
  return {
    title: 'Storyloom - an independent online book store',
    description: shopDescription,
    canonical: '/',
    image: books[0] && coverAddress(books[0]),
    jsonLd: listJsonLd('Storyloom', books, publicUrl),
  };
}

export async function catalogueHead(
  category: Category | undefined,
  publicUrl: string | undefined,
): Promise<PageHead> {
  const { books, total } = await findBooks({ category, page: 1, limit: booksInHead });
  const name = category ? `${category[0]?.toUpperCase()}${category.slice(1)} books` : 'All books';
  return {
    title: `${name} - Storyloom`,
    description: `${total} ${category ? `${category} ` : ''}books to browse at Storyloom, cash on delivery. Search by title or author, filter by category and price.`,
    canonical: category ? `/books?category=${category}` : '/books',
    image: books[0] && coverAddress(books[0]),
    jsonLd: listJsonLd(name, books, publicUrl),
  };
}

/** Throws 404 for an unknown or deleted book. */
export async function bookHead(id: string, publicUrl: string | undefined): Promise<PageHead> {
  const book = await findBook(id);
  const by = book.author ? ` by ${book.author}` : '';
  return {
    title: `${book.title} - Storyloom`,
    description: shorten(`${book.title}${by}. ${book.description}`),
    canonical: `/books/${book._id}`,
    image: coverAddress(book),
    kind: 'book',
    jsonLd: { '@context': 'https://schema.org', ...bookJsonLd(book, publicUrl) },
  };
}

export function isBookId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

export function readCategory(text: unknown): Category | undefined {
  return categories.find((category) => category === text);
}

function coverAddress({ coverImage }: Book): string | undefined {
  if (coverImage === '') return undefined;
  if (/^https?:\/\//i.test(coverImage)) return coverImage;
  return `/api/covers/${encodeURIComponent(coverImage)}`;
}

function listJsonLd(name: string, books: Book[], publicUrl: string | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: books.map((book, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: bookJsonLd(book, publicUrl),
    })),
  };
}

function bookJsonLd(book: Book, publicUrl: string | undefined): object {
  const image = coverAddress(book);
  const whole = (address: string) =>
    address.startsWith('/') ? `${publicUrl ?? ''}${address}` : address;
  const url = whole(`/books/${book._id}`);
  const offers = {
    '@type': 'Offer',
    url,
    price: book.newPrice.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${book.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
  // What search engines read of each field; undefined: nothing, or the offer says it.
  const read = {
    title: { name: book.title },
    _id: { url },
    description: { description: shorten(book.description) },
    author: book.author ? { author: { '@type': 'Person', name: book.author } } : undefined,
    coverImage: image ? { image: whole(image) } : undefined,
    category: { genre: book.category },
    newPrice: { offers },
    stock: undefined,
    oldPrice: undefined,
    trending: undefined,
    createdAt: undefined,
    updatedAt: undefined,
  } satisfies Record<keyof Book, object | undefined>;
  // They take nothing for a product that has no picture.
  const type = image ? ['Book', 'Product'] : 'Book';
  return Object.assign({ '@type': type }, ...Object.values(read)) as object;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  const space = line.lastIndexOf(' ', maxDescription - 1);
  return `${line.slice(0, space > 0 ? space : maxDescription - 1)}…`;
}
