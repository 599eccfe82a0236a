import { expect, it } from 'vitest';
import { BookModel } from '../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile } from '../../../testing/imports/import-file.ts';
import { messageOf, priceOf, productOf } from '../../../testing/imports/onix-message.ts';

useTestDatabase();

const length = 30;
const checkDigit = (digits: string) =>
  (10 - ([...digits].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10)) %
  10;
const isbnOf = (i: number) => {
  const digits = `978${String(306_000_000 + i * 7)}`;
  return `${digits}${checkDigit(digits)}`;
};
const list = (head: string, row: (i: number) => string, end = '\n') =>
  [head, ...Array.from({ length }, (_, i) => row(i))].join(end);
const dollars = (i: number) => `$${(1000 + i).toLocaleString('en-US')}`;

interface Layout {
  file: string | Buffer;
  /** Undefined where the file names none. */
  price: (i: number) => number | undefined;
  onSale: (i: number) => boolean;
  skipped?: number;
}
const isThird = (i: number) => i % 3 === 0;
const never = () => false;

/** Ten layouts as they are exported, with the faults that such files have. */
const layouts: Record<string, Layout> = {
  'a wholesaler’s list with tabs': {
    file: list('EAN\tTitle\tOn Hand\tPubYear\tUS SRP', (i) =>
      [isbnOf(i), isThird(i) ? `"Book" ${i} 5" wide` : `Book ${i}`, '10+', 'n.d.', dollars(i)].join(
        '\t',
      ),
    ),
    price: (i) => 1000 + i,
    onSale: never,
  },
  Goodreads: {
    file: list('Title,Author,ISBN,ISBN13,Year Published', (i) =>
      isThird(i)
        ? `Book ${i},A,"=""""","=""${isbnOf(i)}""",`
        : `Book ${i},A,"=""${isbnOf(i)}""","=""""",1999`,
    ),
    price: () => undefined,
    onSale: never,
  },
  LibraryThing: {
    file: Buffer.from(
      `\ufeff${list('Title\tPrimary Author\tLanguages\tISBN\tISBNs\tBarcode\tList Price', (i) => `Book ${i}\tMüller, J.\tEnglish\t[${isbnOf(i)}]\t\t${i}\t$9.5${i % 10}`)}`,
      'utf16le',
    ),
    price: (i) => 9.5 + (i % 10) / 100,
    onSale: never,
  },
  Calibre: {
    file: list(
      'authors,comments,cover,identifiers,isbn,languages,pubdate,title',
      (i) =>
        `A & B,"<p>One.</p><p>Two.</p>",/home/me/${i}.jpg,isbn:${isbnOf(i)},,und,0101-01-01T00:00:00+00:00,Book ${i}`,
    ),
    price: () => undefined,
    onSale: never,
  },
  Shopify: {
    file: list(
      'Title,Body (HTML),Category,Published,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Status',
      (i) =>
        `Sense &amp; ${i},<p>Text</p>,fiction,${String(!isThird(i))},-1,9.00,12.00,'${isbnOf(i)},${i % 5 ? 'active' : 'draft'}`,
    ),
    price: () => 9,
    onSale: (i) => !isThird(i) && i % 5 > 0,
  },
  WooCommerce: {
    file: list(
      'Name,Published,"Visibility in catalog",Description,"Date sale price ends","Sale price","Regular price",Categories,"GTIN, UPC, EAN, or ISBN"',
      (i) =>
        `Book ${i},${isThird(i) ? 0 : 1},${i % 5 ? 'visible' : 'hidden'},Text,${i % 2 ? '2020-01-31' : ''},7.00,9.99,Books > Fiction,${isbnOf(i)}`,
    ),
    price: (i) => (i % 2 ? 9.99 : 7),
    onSale: (i) => !isThird(i) && i % 5 > 0,
  },
  Square: {
    file: list(
      'Item Name,Description,Category,GTIN,Price,Archived,Current Quantity Main Street',
      (i) => `Book ${i},Text,Fiction,${isbnOf(i)},9.99,${isThird(i) ? 'Y' : 'N'},${i}`,
    ),
    price: () => 9.99,
    onSale: (i) => !isThird(i),
  },
  AbeBooks: {
    file: list(
      'listingid\ttitle\tprice\tquantity\tdescription\tyearpublished\tisbn\timgurl\tstatus',
      (i) =>
        [
          i,
          `Book "${i}"`,
          dollars(i),
          1,
          'Fine.\\nSigned.',
          '[1923?]',
          isbnOf(i),
          'C:\\a.jpg',
          'For Sale',
        ].join('\t'),
    ),
    price: (i) => 1000 + i,
    onSale: never,
  },
  'Biblio, by an old Macintosh': {
    file: Buffer.from(
      list(
        'Title;Price;ISBN;Date Published;Pages',
        (i) =>
          `Caf\u008e ${i};${i === 4 ? 'ask' : '9.50'} USD;${isbnOf(i)};19th century;xii, 345 p.`,
        '\r',
      ),
      'latin1',
    ),
    price: () => 9.5,
    onSale: never,
    skipped: 1,
  },
  ONIX: {
    file: messageOf(
      Array.from({ length }, (_, i) =>
        productOf({
          isbn: isbnOf(i),
          title: `Book ${i}`,
          prices: isThird(i)
            ? '<UnpricedItemType>02</UnpricedItemType>'
            : priceOf({ amount: '89', qualifier: '06' }) + priceOf({ amount: '9.99' }),
        }),
      ).join(''),
    ),
    price: (i) => (isThird(i) ? undefined : 9.99),
    onSale: never,
  },
};

it.each(Object.entries(layouts))(
  'a file of %s is imported as it is: each row or a warning, nothing hidden on sale, no other price',
  async (_name, { file, price, onSale, skipped = 0 }) => {
    const checked = await checkFile(file, { skipErrors: 'true' });
    expect(new Set(checked.errors.map(({ row }) => row)).size).toBe(skipped);
    const { seen } = checked;
    const imported = await importFile(file, { skipErrors: 'true', seen });
    expect(imported).toMatchObject({ new: length - skipped });
    const books = new Map((await BookModel.find().lean()).map((book) => [book.isbn, book]));
    expect(books.size).toBe(length - skipped);
    for (let i = 0; i < length; i += 1) {
      const book = books.get(isbnOf(i));
      if (!book) continue;
      const cents = price(i);
      expect(book.newPriceCents).toBe(cents === undefined ? undefined : Math.round(cents * 100));
      expect(!book.draft, `row ${i + 2}`).toBe(onSale(i));
    }
  },
);
