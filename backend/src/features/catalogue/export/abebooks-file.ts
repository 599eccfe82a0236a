import { usedConditions, type UsedCondition } from '../../../contract/book/condition.ts';
import { plainAmount } from '../../../contract/shop/formats.ts';
import { pictureAddress } from '../../../contract/identity/picture-address.ts';
import {
  bookCollection,
  reading,
  toBook,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { guardFormulas } from '../../../text/csv.ts';

// The names, lengths and grades of AbeBooks' own file: its "Required Data Structure".

const grades: Record<UsedCondition, string> = {
  'like-new': 'As New',
  'very-good': 'Very Good',
  good: 'Good',
  acceptable: 'Fair',
};

/** The maximum that AbeBooks accepts. */
const maxQuantity = 999;

interface Shop {
  currency: string;
  /** Covers stored in the shop need an absolute URL. */
  publicUrl: string | undefined;
}

type Cell = (book: StoredBook, shop: Shop) => string | number | undefined;

/** `listingid` is the book's `_id`, so that it is never used again. */
const cells: Record<string, Cell> = {
  listingid: ({ _id }) => _id.toHexString(),
  title: ({ title }) => title,
  author: ({ author }) => author ?? '',
  price: ({ newPriceCents }, { currency }) => plainAmount(newPriceCents / 100, currency),
  quantity: (book) => (isForSale(book) ? Math.min(book.stock ?? 1, maxQuantity) : 0),
  producttype: () => 'Book',
  description: ({ conditionNote, description }) =>
    [conditionNote, description].filter(Boolean).join(' ').slice(0, 4000),
  bindingtext: ({ format }) => format?.slice(0, 30),
  bookcondition: (book) => grades[toBook(book).condition ?? 'acceptable'],
  publishername: ({ publisher }) => publisher ?? '',
  yearpublished: ({ year }) => year ?? '',
  isbn: ({ isbn }) => isbn ?? '',
  imgurl: ({ coverImage }, { publicUrl }) => pictureOf(coverImage ?? '', publicUrl),
  language: ({ language }) => language ?? '',
};

const isForSale = ({ draft, deletedAt, supply }: StoredBook) =>
  !draft && !deletedAt && supply !== 'gone';

function pictureOf(coverImage: string, publicUrl: string | undefined): string {
  if (coverImage === '') return '';
  const address = pictureAddress(coverImage, 640);
  if (!address.startsWith('/')) return address;
  return publicUrl ? `${publicUrl}${address}` : '';
}

/**
 * The used copies of the shop as a file that AbeBooks takes, a line each. One that was sold, deleted or
 * unpublished stays in it with the quantity 0, which ends its listing.
 */
export async function* writeAbebooksFile(shop: Shop): AsyncGenerator<string> {
  yield `${Object.keys(cells).join('\t')}\r\n`;
  const copies = bookCollection
    .find({ condition: { $in: [...usedConditions] } }, { projection: reading.projection })
    .sort({ createdAt: 1, _id: 1 })
    .batchSize(500);
  for await (const book of copies) {
    // A draft that never had a price was on sale nowhere.
    if (typeof book.newPriceCents !== 'number') continue;
    const line = Object.values(cells).map((cell) => plain(cell(book, shop)));
    yield `${line.join('\t')}\r\n`;
  }
}

/** Tabs and lines of a text would be cells of their own. */
function plain(value: string | number | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  return guardFormulas(value.replace(/\s+/g, ' ').trim(), '\t');
}
