import { beforeEach, describe, expect, it } from 'vitest';
import { makeBook } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile, valuesOf } from '../../../testing/imports/import-file.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';
const other = '9780141439518';

async function valuesIn(file: string | Buffer): Promise<Record<string, unknown>> {
  const result = await checkFile(file);
  expect(result.errors).toEqual([]);
  return valuesOf(result);
}

describe('texts of other systems become words:', () => {
  it.each([
    ['Title', 'Sense &amp; Sensibility', { title: 'Sense & Sensibility' }],
    ['Title', 'The <i>Iliad</i>', { title: 'The Iliad' }],
    ['Author', 'Bront&euml;', { author: 'Brontë' }],
    [
      'Body (HTML)',
      '<p>Two sisters &amp; a cottage.&nbsp;</p>',
      { description: 'Two sisters & a cottage.' },
    ],
    ['Description', '<p>One.</p><p>Two.</p>', { description: 'One.\nTwo.' }],
    ['Description', 'One.\\nTwo.', { description: 'One.\nTwo.' }],
    ['Description', 'I <3 books & more', { description: 'I <3 books & more' }],
    [
      'image_url',
      'https://a.example/1.jpg, https://a.example/2.jpg',
      { coverImage: 'https://a.example/1.jpg' },
    ],
    [
      'Images',
      'https://a.example/1.jpg|https://a.example/2.jpg',
      { coverImage: 'https://a.example/1.jpg' },
    ],
    [
      'Images',
      'https://a.example/1.jpg https://a.example/2.jpg',
      { coverImage: 'https://a.example/1.jpg' },
    ],
    ['Image Src', '//cdn.example/1.jpg?v=1', { coverImage: 'https://cdn.example/1.jpg?v=1' }],
    [
      'Image',
      'https://a.example/1.jpg?a=1&amp;b=2',
      { coverImage: 'https://a.example/1.jpg?a=1&b=2' },
    ],
    ['Image', 'https://a.example/a,b.jpg', { coverImage: 'https://a.example/a,b.jpg' }],
    ['Language', 'ger', { language: 'German' }],
    ['Language', 'und', {}],
  ])('%s: %s', async (heading, text, values) => {
    const title = heading === 'Title' ? '' : 'Emil';
    const headings = heading === 'Title' ? 'Title' : `Title,${heading}`;
    const cells = [...(title ? [title] : []), `"${text}"`].join(',');
    expect(await valuesIn(`${headings},Price\n${cells},5\n`)).toMatchObject(values);
  });

  it('of the shop’s own export they are as they are', async () => {
    const file = '_id,title,newPrice,description\n,The &amp; sign,5,<p>Text</p>\n';
    const values = { title: 'The &amp; sign', description: '<p>Text</p>' };
    expect(await valuesIn(file)).toMatchObject(values);
  });
});

describe('a book that another system hides is no book on sale:', () => {
  const whole = 'Title,Description,Category,Price';
  it.each([
    ['Published', '0', true],
    ['Published', '-1', true],
    ['Published', 'FALSE', true],
    ['Published', '1', false],
    ['Published', 'TRUE', false],
    ['Veröffentlicht', '0', true],
    ['Publié', '0', true],
    ['Publicado', '0', true],
    ['Status', 'draft', true],
    ['Status', 'archived', true],
    ['Status', 'active', false],
    ['Visibility in catalog', 'hidden', true],
    ['Visibility in catalog', 'visible', false],
    ['Archived', 'Y', true],
    ['Archived', 'N', false],
    ['Square Online Item Visibility', 'hidden', true],
    ['is_active', '0', true],
    ['draft', 'perhaps', true],
  ])('%s: %s', async (heading, cell, isHidden) => {
    await importFile(`${whole},${heading}\nEmil,Text,fiction,5,${cell}\n`);
    expect(await BookModel.countDocuments({ draft: true })).toBe(isHidden ? 1 : 0);
  });

  it('both columns count', async () => {
    await importFile(`${whole},Published,Status\nEmil,Text,fiction,5,true,draft\n`);
    expect(await BookModel.countDocuments({ draft: null })).toBe(0);
  });
});

describe('columns that belong together are read together:', () => {
  beforeEach(() => makeBook({ isbn, title: 'Persuasion', newPriceCents: 500, stock: 4 }));
  it.each([
    ['an empty ISBN next to a filled one', 'ISBN,ISBN13,Price', `"=""""","=""${isbn}""",6`],
    ['a formula without quotes around it', 'ISBN,ISBN13,Price', `="",="${isbn}",6`],
    ['in the other order', 'ISBN13,ISBN,Price', `"=""${isbn}""","=""""",6`],
    ['an EAN next to an ISBN of zeros', 'ISBN,EAN,Price', `0000000000,${isbn},6`],
    ['a list of identifiers', 'ISBN,identifiers,Price', `,"goodreads:1,isbn:${isbn}",6`],
    ['both lengths', 'ISBN10,ISBN13,Price', `0306406152,${isbn},6`],
    ['an own barcode next to the ISBN', 'Barcode,ISBN,Price', `20000017,${isbn},6`],
  ])('%s', async (_what, headings, cells) => {
    const result = await checkFile(`${headings}\n${cells}\n`);
    expect(result).toMatchObject({ errors: [], changed: 1, new: 0 });
    expect(valuesOf(result)).toEqual({ newPrice: 6 });
  });

  it.each([
    ['in brackets', `(${isbn})`],
    ['with its binding', '0306406152 (pbk.)'],
    ['two of one book', `0306406152 ${isbn}`],
    ['a GTIN-14', `0${isbn}`],
    ['with decimals', `${isbn}.00`],
    ['with its name', `ISBN: ${isbn}`],
    ['behind an invisible mark', `\u200e${isbn}`],
    ['in other digits', '٩٧٨٠٣٠٦٤٠٦١٥٧'],
    ['with its price code', `${isbn} 51299`],
    ['in square brackets', '[0306406152]'],
  ])('an ISBN is found %s', async (_what, cell) => {
    expect(await valuesIn(`isbn,price\n${cell},6\n`)).toEqual({ newPrice: 6 });
  });

  it('of two ISBNs the first is taken, with a warning', async () => {
    const { errors, warnings, changed } = await checkFile(`isbn,price\n"${isbn}; ${other}",6\n`);
    expect([errors, changed]).toEqual([[], 1]);
    expect(warnings).toMatchObject([{ row: 2, column: 'isbn', code: 'adjusted' }]);
  });

  it.each([
    ['a barcode of another article', 'EAN', '4006381333931'],
    ['an own number', 'Variant Barcode', 'B-1234'],
    ['nothing', 'ISBN', 'N/A'],
    ['zeros', 'ISBN', '0000000000'],
  ])('%s is no ISBN, and its book comes without one', async (_what, heading, code) => {
    const file = `Title,Price,${heading}\nA,5,${code}\nB,5,${code}\n`;
    expect(await checkFile(file)).toMatchObject({ errors: [], new: 2 });
  });

  it.each([
    ['In stock?,Stock', '0,', 0],
    ['In stock?,Stock', '1,', undefined],
    ['In stock?,Stock', '1,7', 7],
    ['availability', 'out_of_stock', 0],
    ['availability', 'in_stock', undefined],
  ])('%s: %s', async (headings, cells, stock) => {
    const values = await valuesIn(`Title,Price,${headings}\nEmil,5,${cells}\n`);
    expect(values.stock ?? undefined).toBe(stock);
  });

  it('first and last name, a short text where the long one is empty', async () => {
    const file =
      'Title,Author First Name,Author Last Name,Description,Short description,Price\nEmma,Jane,Austen,,Short.,5\n';
    expect(await valuesIn(file)).toMatchObject({ author: 'Jane Austen', description: 'Short.' });
  });
});

describe('files of other programs are read:', () => {
  const rows = ['title,price,author', 'Émil,5,Kästner', 'Café,6,Böll’s'];
  const expected = [
    { title: 'Émil', author: 'Kästner' },
    { title: 'Café', author: 'Böll’s' },
  ];
  const mac = Buffer.from(
    rows
      .join('\r')
      .replace(
        /[Éäéö’]/g,
        (sign) => ({ É: '\u0083', ä: '\u008a', é: '\u008e', ö: '\u009a', '’': '\u00d5' })[sign]!,
      ),
    'latin1',
  );
  const dos = Buffer.from(
    rows
      .join('\r\n')
      .replace(
        /[Éäéö’]/g,
        (sign) => ({ É: '\u0090', ä: '\u0084', é: '\u0082', ö: '\u0094', '’': "'" })[sign]!,
      ),
    'latin1',
  );
  const windows = Buffer.from(rows.join('\r\n').replace('’', '\u0092'), 'latin1');

  it.each([
    ['header and rows with different line ends', `${rows[0]}\r\n${rows[1]}\n${rows[2]}\n`, []],
    ['another mixture', `${rows[0]}\n${rows[1]}\r\n${rows[2]}\r\n`, []],
    ['an old Macintosh', mac, ['encoding']],
    ['Windows', windows, []],
  ])('%s', async (_what, file, notice) => {
    const result = await checkFile(file);
    expect(result.preview).toHaveLength(2);
    expect([valuesOf(result, 0), valuesOf(result, 1)]).toMatchObject(expected);
    expect(result.warnings.map(({ code }) => code)).toEqual(notice);
  });

  it('Windows with letters of the Czechs', async () => {
    const file = Buffer.from('title,price\n\u008ei\u009eek,5\n', 'latin1');
    const result = await checkFile(file);
    expect(valuesOf(result)).toMatchObject({ title: 'Žižek' });
    expect(result.warnings).toEqual([]);
  });

  it('DOS', async () => {
    const result = await checkFile(dos);
    expect(valuesOf(result)).toMatchObject({ title: 'Émil', author: 'Kästner' });
    expect(result.warnings).toMatchObject([{ row: 1, code: 'encoding' }]);
  });

  it('a few letters that are broken in UTF-8', async () => {
    const file = Buffer.concat([
      Buffer.from('title,price\nÄÖÜ ä ö ü é,5\n'),
      Buffer.from('Caf\u00e9,6\n', 'latin1'),
    ]);
    const result = await checkFile(file);
    expect(valuesOf(result)).toMatchObject({ title: 'ÄÖÜ ä ö ü é' });
    expect(result.warnings).toMatchObject([{ code: 'encoding' }]);
  });

  it('quotes of a list with tabs are no quotes', async () => {
    const file = 'title\tprice\n"Emma" and others\t5\nWind 5" wide\t6\nSay "No"\t7\n"\t8\n';
    const { errors, preview } = await checkFile(file);
    expect(errors).toEqual([]);
    const titles = ['"Emma" and others', 'Wind 5" wide', 'Say "No"', '"'];
    expect(preview.map(({ title }) => title)).toEqual(titles);
  });

  it('but those that a spreadsheet writes into one', async () => {
    const file = 'title\tprice\tdescription\n"Say ""No"""\t5\t"Two\nlines"\n';
    expect(await valuesIn(file)).toMatchObject({ title: 'Say "No"', description: 'Two\nlines' });
  });

  it('250 columns', async () => {
    const more = Array.from({ length: 250 }, (_, i) => `Meta ${i}`).join(',');
    expect(await valuesIn(`Title,Price,${more}\nEmil,5${',x'.repeat(250)}\n`)).toMatchObject({
      newPrice: 5,
    });
  });
});
