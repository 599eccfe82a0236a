import { beforeEach, describe, expect, it } from 'vitest';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile, valuesOf } from '../../../testing/imports/import-file.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780141439518';
const other = '9780306406157';
beforeEach(() => addBook({ title: 'Emma', isbn, newPriceCents: 1250, stock: 4 }));

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const windows = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'), 'latin1');
const listOf = (price: string, separator = ';') =>
  ['Titel', 'Preis'].join(separator) + `\nEmil${separator}"${price}"\n`;

/** What a file makes of its first row: a new book with these values, or these changes. */
const files: [what: string, file: string | Buffer, kind: string, values: object][] = [
  [
    'the list of an English bookseller',
    `ISBN,Title,Author,Publisher,Price,Quantity\n${other},Persuasion,Jane Austen,Penguin,$9.99,3\n`,
    'new',
    {
      title: 'Persuasion',
      author: 'Jane Austen',
      publisher: 'Penguin',
      newPrice: 9.99,
      stock: 3,
      draft: true,
      isbn: other,
    },
  ],
  [
    'the list of a German wholesaler in Windows-1252, below a title line',
    windows(
      `Barsortiment Müller – Stand 1.11.2026;;;;;;;\nEAN;Titel;Autor/in;Verlag;Einband;Erscheinungstermin;Ladenpreis (EUR);Bestand\n978-0-306-40615-7;Über allen Gipfeln;"Böll, Jörg";dtv;Taschenbuch;03.11.2025;12,90 €;1.200\n`,
    ),
    'new',
    {
      title: 'Über allen Gipfeln',
      author: 'Böll, Jörg',
      format: 'Taschenbuch',
      year: 2025,
      newPrice: 12.9,
      stock: 1200,
      isbn: other,
    },
  ],
  [
    'a French list out of Excel, in UTF-16 with tabs',
    utf16(
      `Titre\tAuteur\tÉditeur\tPrix TTC\tQuantité\tNb. de pages\tLangue\nL’Étranger\tCamus\tGallimard\t7,90 €\t5\t184 p.\tfrançais\n`,
    ),
    'new',
    {
      title: 'L’Étranger',
      author: 'Camus',
      publisher: 'Gallimard',
      newPrice: 7.9,
      stock: 5,
      pages: 184,
      language: 'français',
    },
  ],
  [
    'a Spanish list with yes and no',
    `TÍTULO;AUTOR;PRECIO;EXISTENCIAS;AÑO;BORRADOR;IDIOMA\nRayuela;Cortázar;1.234,50;2;1963;sí;español\n`,
    'new',
    { title: 'Rayuela', newPrice: 1234.5, stock: 2, year: 1963, draft: true, language: 'español' },
  ],
  [
    'the export of another shop system',
    `Handle,Title,Body (HTML),Vendor,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src\npersuasion,Persuasion,<p>Anne</p>,Penguin,7,8.00,9.50,${other},https://example.com/p.jpg\n`,
    'new',
    {
      title: 'Persuasion',
      description: 'Anne',
      stock: 7,
      newPrice: 8,
      oldPrice: 9.5,
      coverImage: 'https://example.com/p.jpg',
    },
  ],
  [
    'the list of a French till, with its short words',
    `Code EAN;Titre;Auteure;Qté;Prix\n${other};Persuasion;Jane Austen;3;9,99\n`,
    'new',
    { title: 'Persuasion', author: 'Jane Austen', isbn: other, newPrice: 9.99, stock: 3 },
  ],
  [
    'the list of a Spanish distributor, with and without tax',
    `ISBN;TÍTULO;EDITORIAL;PVP SIN IVA;PVP CON IVA;STOCK;MATERIA\n${other};Rayuela;Cátedra;18,22;18,95;4;FA\n`,
    'new',
    { title: 'Rayuela', newPrice: 18.95, stock: 4 },
  ],
  [
    'the export of a plug-in, which says by 1 what is published',
    `ID,SKU,Name,Published,Description,Stock,"Sale price","Regular price",Categories\n12,x,Persuasion,1,Anne.,5,,9.99,Fiction\n`,
    'new',
    { title: 'Persuasion', newPrice: 9.99, stock: 5 },
  ],
  [
    'the export of a till',
    `Token,Item Name,Description,GTIN,Price\nX1,Persuasion,Anne,${other},9.99\n`,
    'new',
    { title: 'Persuasion', isbn: other },
  ],
  [
    'the list of an antiquarian, with tabs',
    `listingid\ttitle\tprice\tbindingtext\tyearpublished\n7\tPersuasion\t9.99\tHardcover\t1818\n`,
    'new',
    { title: 'Persuasion', format: 'Hardcover', year: 1818 },
  ],
  [
    'semicolons below a line with commas',
    `Price list, Leipzig, November\n\nISBN;Titel;Preis\n${other};Emil;9,99\n`,
    'new',
    { title: 'Emil', newPrice: 9.99 },
  ],
  [
    'the result of a search in the German list of books in print',
    windows(
      `ISBN/EAN;Titel;Untertitel;Autor/Hrsg.;Verlag;Ladenpreis [D] (EUR);Einband;Seitenzahl;Lieferstatus\n978-0-306-40615-7;Emil;Ein Roman;"Kästner, Erich";dtv;12,90 €;Taschenbuch;249 S.;lieferbar\n`,
    ),
    'new',
    { title: 'Emil', author: 'Kästner, Erich', newPrice: 12.9, pages: 249, isbn: other },
  ],
  [
    'the list of an American wholesaler',
    `EAN,Title,Contributor,Publisher,Product Type,Pub Date,US SRP,On Hand\n${other},Persuasion,"Austen, Jane",Penguin,Paperback,11/03/2025,$9.99,250\n`,
    'new',
    { author: 'Austen, Jane', newPrice: 9.99, stock: 250, year: 2025, isbn: other },
  ],
  [
    'the products of a plug-in, by a number of any kind',
    `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Regular price",Images\n12,simple,x,${other},Persuasion,1,9.99,https://example.com/p.jpg\n`,
    'new',
    { title: 'Persuasion', isbn: other, newPrice: 9.99 },
  ],
  [
    'the feed of a chain for price comparisons',
    `product_name;merchant_image_url;description;search_price;ean;currency\nPersuasion;https://example.com/p.jpg;Anne;9.99;${other};EUR\n`,
    'new',
    { title: 'Persuasion', newPrice: 9.99, isbn: other, coverImage: 'https://example.com/p.jpg' },
  ],
  [
    'the feed of a shop for a search engine, with tabs',
    `id\ttitle\tdescription\timage_link\tavailability\tprice\tgtin\n1\tPersuasion\tAnne\thttps://example.com/p.jpg\tin_stock\t9.99 USD\t${other}\n`,
    'new',
    { newPrice: 9.99, isbn: other, coverImage: 'https://example.com/p.jpg' },
  ],
  ['an ISBN behind an apostrophe', `isbn,price\n'${isbn},3\n`, 'changed', { newPrice: 3 }],
  ['a date without signs', 'Title,Price,Pub Date\nEmil,5,20251103\n', 'new', { year: 2025 }],
  ['a title in two lines', 'Title,Price\n"Emil\nund",5\n', 'new', { title: 'Emil und' }],
  ['pipes', listOf('5.50', '|'), 'new', { newPrice: 5.5 }],
  ['a sign behind a letter', listOf('R$ 39,90'), 'new', { newPrice: 39.9 }],
  ['prices by ISBN alone', `isbn;preis\n978-0-14-143951-8;13,33\n`, 'changed', { newPrice: 13.33 }],
  ['stock by ISBN alone', `EAN,Qty\n${isbn},9\n`, 'changed', { stock: 9 }],
  ['a price that is there already', `isbn,price\n${isbn},12.50\n`, 'unchanged', {}],
  ['an ISBN of ten digits', `isbn,price\n0-14-143951-3,3\n`, 'changed', { newPrice: 3 }],
  ['an ISBN without its 0', `isbn,price\n141439513,3\n`, 'changed', { newPrice: 3 }],
  ['an ISBN as a formula', `isbn,price\n"=""${isbn}""",3\n`, 'changed', { newPrice: 3 }],
  ['an ISBN with a fraction', `isbn,price\n${isbn}.0,3\n`, 'changed', { newPrice: 3 }],
  ['a whole ISBN as a power', `isbn,price\n9.780141439518E+12,3\n`, 'changed', { newPrice: 3 }],
  ['an empty price', `isbn,price,qty\n${isbn},,9\n`, 'changed', { stock: 9 }],
  ['UTF-16 without a mark', Buffer.from(listOf('5'), 'utf16le'), 'new', { newPrice: 5 }],
  ['UTF-16 of the other end', utf16(listOf('5')).swap16(), 'new', { newPrice: 5 }],
  ['UTF-8 with a mark', `\ufeff${listOf('5')}`, 'new', { newPrice: 5 }],
  ['a separator that is named', `sep=;\r\n${listOf('5,50')}`, 'new', { newPrice: 5.5 }],
  ['tabs', listOf('5,50', '\t'), 'new', { newPrice: 5.5 }],
  ['dollars and thousands', listOf('$1,234.50', ','), 'new', { newPrice: 1234.5 }],
  ['thousands alone', listOf('1,234', ','), 'new', { newPrice: 1234 }],
  ['francs and an apostrophe', listOf("CHF 1'234.50"), 'new', { newPrice: 1234.5 }],
  ['a narrow space', listOf('1\u202f234,50 EUR'), 'new', { newPrice: 1234.5 }],
  ['a dash for no cents', listOf('12,–'), 'new', { newPrice: 12 }],
  ['the better of two prices', `Title,RRP,Price\nEmil,20,15\n`, 'new', { newPrice: 15 }],
  [
    'a book with all it needs',
    'title,description,category,price\nEmil,Text,Fiction,5\n',
    'new',
    { category: 'fiction', description: 'Text' },
  ],
];

describe('a file is read as it comes:', () => {
  it.each(files)('%s', async (_what, file, kind, values) => {
    const result = await checkFile(file);
    expect(result.errors).toEqual([]);
    expect(result.preview).toMatchObject([{ kind }]);
    expect(valuesOf(result)).toMatchObject(values);
  });
});

const wrong: [what: string, file: string, column: string | undefined, message: RegExp][] = [
  ['a rounded ISBN', 'isbn,price\n"9,78E+12",3\n', 'isbn', /a spreadsheet has rounded/],
  ['a mistyped ISBN', 'isbn,price\n9780141439519,3\n', 'isbn', /check digit/],
  [
    'an unknown ISBN, without a title',
    `isbn,title,price\n${other},,3\n`,
    'title',
    /no book of the shop has this ISBN/,
  ],
  ['a price in words', listOf('on request'), 'newPrice', /must be a number/],
  ['thousands that are none', listOf('1.23.4'), 'newPrice', /must be a number/],
  ['a price below 0', listOf('-5,00 €'), 'newPrice', /must be 0 or more/],
  ['a sum above other rows', 'EAN;Titel;Preis\nSumme;;5\n;A;5\n', 'isbn', /ISBN/],
  ['no title', 'Titel;Preis\n;5\n', 'title', /is required/],
  ['an unknown category', 'Titel;Preis;Category\nA;5;Krimi\n', 'category', /must be one of/],
  ['an ISBN twice', `ISBN;Preis\n${isbn};5\n0141439513;6\n`, 'isbn', /is the same as in row 2/],
  ['two columns of the same name', 'title,title,price\nA,B,1\n', 'title', /is there twice/],
  ['no headings', 'Emil,5\nEmma,6\n', 'title', /no heading says so/],
];

describe('and rejected with the reason:', () => {
  it.each(wrong)('%s', async (_what, file, column, message) => {
    const { errors } = await checkFile(file);
    expect(errors[0]).toEqual(expect.objectContaining({ column }));
    expect(errors[0]?.message).toMatch(message);
  });
});

it('a list of prices passes over what the shop does not have, and says so', async () => {
  const file = `isbn,price\n${other},3\n${isbn},13.33\n`;
  const { errors, preview, ...counts } = await checkFile(file);
  expect(errors).toEqual([]);
  expect(counts).toMatchObject({ rows: 2, new: 0, changed: 1, unchanged: 0, unknown: 1 });
  expect(preview).toMatchObject([{ kind: 'unknown', title: other }, { kind: 'changed' }]);
  expect(await importFile(file)).toMatchObject({ new: 0, changed: 1, unchanged: 0 });
  expect(await BookModel.countDocuments()).toBe(1);
});

it('further pictures of a book, in rows of their own, are skipped', async () => {
  const more = ',,,https://example.com/q.jpg';
  const file = `Handle,Title,Variant Price,Image Src\nemil,Emil,5.00,https://example.com/p.jpg\nemil${more}\n`;
  const preview = [{ kind: 'new', title: 'Emil' }, { kind: 'unknown' }];
  expect(await checkFile(file)).toMatchObject({ errors: [], preview });
  const without = await checkFile(file.replace(more, ',,,'));
  expect(without.errors[0]).toMatchObject({ row: 3, column: 'title' });
});
