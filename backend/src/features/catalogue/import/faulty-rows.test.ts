import { describe, expect, it } from 'vitest';
import { makeBook } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile, sendFile, valuesOf } from '../../../testing/imports/import-file.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';

describe('an optional value that cannot be read is skipped with a warning on its row:', () => {
  const cell = (heading: string, text: string) => `title,price,${heading}\nEmil,5,"${text}"\n`;
  const cells: Record<string, string[]> = {
    year: ['n.d.', 'o. J.', '19th century', 's.a.', '[n.d.]', 'forthcoming', '98', '20.06.1905'],
    pages: ['2 vols.', 'unpaginated', '120 min', 'k. A.', '2 v. (345, 367 p.)'],
    stock: ['on order', '1.5', 'A', '99999999'],
    coverImage: [
      'C:\\covers\\emma.jpg',
      '/home/me/cover.jpg',
      'file:///cover.jpg',
      './a/cover.jpg',
      'javascript:x',
      'covers/emma.jpg',
      'example.com/a.jpg',
    ],
    language: ['x'.repeat(61)],
    format: ['x'.repeat(61)],
    oldPrice: ['on request', '-5'],
    trending: ['perhaps'],
    Genre: ['Krimi'],
  };
  const all = Object.entries(cells).flatMap(([name, texts]) =>
    texts.map((text) => [name, text] as const),
  );
  it.each(all)('%s: %s', async (heading, text) => {
    const result = await checkFile(cell(heading, text));
    expect(result).toMatchObject({ errors: [], new: 1 });
    const column = heading === 'Genre' ? 'category' : heading;
    const warning = { row: 2, column, code: 'left_empty' };
    expect(result.warnings).toContainEqual(expect.objectContaining(warning));
    expect(valuesOf(result)[column] || undefined).toBeUndefined();
  });

  it('a new book never sells out when its stock cannot be read, and its row says so', async () => {
    const book = await makeBook({ stock: 2 });
    const row = (id: string, title: string, condition = '') =>
      `${id},${title},Text,fiction,5,on order,${condition}\n`;
    const rows = row('', 'New') + row('', 'Used', 'good') + row(book.id, 'Known');
    const file = `_id,title,description,category,newPrice,stock,condition\n${rows}`;
    const { warnings } = await checkFile(file);
    const why = 'is left out: no number of copies in “on order”';
    expect(warnings).toMatchObject([
      { row: 2, message: `${why}; without a number a new book never sells out` },
      { row: 3, message: why },
      { row: 4, message: why },
    ]);
  });

  it('a value that the shop has stays', async () => {
    await makeBook({ isbn, year: 1818, stock: 4, newPriceCents: 500 });
    const result = await checkFile(`isbn,price,year,stock\n${isbn},6,n.d.,on order\n`);
    expect(valuesOf(result)).toEqual({ newPrice: 6 });
    expect(result.warnings).toHaveLength(2);
  });
});

describe('numbers are read as lists write them:', () => {
  it.each([
    ['stock', '10+', 10, true],
    ['stock', '>100', 100, true],
    ['stock', '-1', 0, true],
    ['stock', '> 1,000', 1000, true],
    ['stock', 'more than 50', 50, true],
    ['stock', 'ca. 20', 20, true],
    ['stock', '5-10', 5, true],
    ['stock', '<5', 1, true],
    ['stock', '0 (reorder)', 0, true],
    ['stock', '1 left', 1, true],
    ['stock', '2 in warehouse', 2, true],
    ['stock', '3.0', 3, false],
    ['stock', '12 Stk', 12, false],
    ['stock', '٥', 5, false],
    ['stock', 'out of stock', 0, false],
    ['stock', 'vergriffen', 0, false],
    ['stock', 'in stock', null, false],
    ['year', '45234', 2023, true],
    ['year', '2,019', 2019, false],
    ['year', '03.11.2025', 2025, false],
    ['year', 'c1998', 1998, false],
    ['year', '[1923?]', 1923, false],
    ['year', '1998-2003', 1998, true],
    ['year', '1990s', 1990, true],
    ['year', '२०१९', 2019, false],
    ['year', '\u200e2019', 2019, false],
    ['year', '0', null, false],
    ['pages', 'xii, 345 p.', 345, false],
    ['pages', '345 p. : ill. ; 23 cm', 345, false],
    ['pages', '1 v. (345 pages)', 345, false],
    ['pages', '345, [3] p.', 345, false],
    ['pages', 'XII + 345', 345, false],
    ['pages', '345 S.', 345, false],
    ['pages', 'pp. 345', 345, false],
    ['pages', '3 v. in 1 (900 p.)', 900, false],
    ['pages', '1,200', 1200, false],
    ['pages', '345.0', 345, false],
    ['pages', 'ca. 300', 300, false],
    ['pages', '345 páginas', 345, false],
  ])('%s: %s', async (column, text, value, isNotified) => {
    const result = await checkFile(`title,price,${column}\nEmil,5,"${text}"\n`);
    expect(result.errors).toEqual([]);
    expect(valuesOf(result)[column] ?? null).toBe(value);
    const notice = result.warnings.filter((warning) => warning.column === column);
    expect(notice.map(({ code }) => code)).toEqual(isNotified ? ['adjusted'] : []);
  });
});

const head = 'title,description,category,newPrice,isbn,year\n';
const long = 'x'.repeat(262);
const wrong = [
  [',Text,fiction,5,,', 'title'],
  [`${long},Text,fiction,5,,`, 'title'],
  ['A,Text,fiction,on request,,', 'newPrice'],
  ['A,Text,fiction,12.500,,', 'newPrice'],
  ['A,Text,fiction,(9.99),,', 'newPrice'],
  ['A,Text,fiction,-5,,', 'newPrice'],
  ['A,Text,fiction,9.99-12.99,,', 'newPrice'],
  ['A,Text,fiction,5,9780306406158,', 'isbn'],
  [`A,${'x'.repeat(10_001)},fiction,5,,`, 'description'],
  [`A,Text,fiction,5,${isbn},`, 'isbn'],
] as const;

describe('a row that cannot be used is let out by one choice, and the rest comes:', () => {
  it.each(wrong)('%.60s', async (row, column) => {
    const good = Array.from({ length: 4 }, (_, i) => `Book ${i},Text,fiction,5,,n.d.`);
    const extra = column === 'isbn' ? [`First,Text,fiction,5,${isbn},`] : [];
    const file = `${head}${[...good, ...extra, row].join('\n')}\n`;
    const result = await checkFile(file);
    const count = good.length + extra.length;
    expect(result).toMatchObject({ rows: count + 1, new: count });
    expect(result.errors).toEqual([expect.objectContaining({ row: count + 2, column })]);
    await sendFile(file).expect(400);
    expect(await BookModel.countDocuments()).toBe(0);
    const query = { skipErrors: 'true', seen: result.seen };
    expect(await importFile(file, query)).toMatchObject({ new: count, skipped: 1 });
    expect(await BookModel.countDocuments()).toBe(count);
    expect(await BookModel.countDocuments({ title: long })).toBe(0);
  });

  it('a line that is no CSV is an error, and is skipped by the same choice', async () => {
    const file = `${head}A,Text,fiction,5,,\nWind 5" wide,Text,fiction,5,,\nB,Text,fiction,6,,\n`;
    await sendFile(file, { dryRun: 'true' }).expect(400);
    const result = await checkFile(file, { skipErrors: 'true' });
    expect(result).toMatchObject({ rows: 3, new: 2, errors: [{ row: 3, column: 'title' }] });
    expect(await importFile(file, { skipErrors: 'true' })).toMatchObject({ new: 2, skipped: 1 });
  });

  it.each([
    ['a heading that is missing', 'title,what\nA,5\n'],
    ['a column twice', 'title,title,price\nA,B,5\n'],
    ['a file without a header', ''],
    ['a message that is cut off', '<ONIXMessage release="3.0"><Product>'],
    [
      'a message of ONIX 2',
      '<ONIXMessage><Product><Title><b203>A</b203></Title></Product></ONIXMessage>',
    ],
    ['mostly empty rows', `title,price\nA,5\n${'\n'.repeat(3000)}`],
    ['an endless line', `title,price\nA,5\n"${'x'.repeat(200_000)}`],
  ])('but never of %s', async (_what, file) => {
    await sendFile(file || '\n', { skipErrors: 'true' }).expect(400);
  });

  it('what the preview promised comes whole, or not at all when another row became wrong', async () => {
    const file = `${head}A,Text,fiction,5,,\nB,Text,fiction,5,${isbn},\nC,Text,fiction,x,,\n`;
    const { seen } = await checkFile(file);
    await makeBook({ isbn, title: 'Sold elsewhere', draft: false, newPriceCents: 100 });
    await sendFile(file, { skipErrors: 'true', seen }).expect(412);
    expect(await BookModel.countDocuments()).toBe(1);
  });

  it('a row whose ISBN only a skipped row would have given away is skipped with that row', async () => {
    const [held, taken] = [isbn, '9780141439518'];
    const holder = await makeBook({ isbn: held, isbnKey: held, title: 'Holder' });
    await makeBook({ isbn: taken, isbnKey: taken, title: 'Other' });
    const row = (id: string, title: string, number: string) =>
      `${id},${title},Text,fiction,5,${number}\n`;
    const rows =
      row(holder.id, 'Holder', taken) + row('a'.repeat(24), 'Heir', held) + row('', 'Free', '');
    const file = `_id,title,description,category,newPrice,isbn\n${rows}`;
    const result = await checkFile(file);
    expect(result.errors).toMatchObject([
      { row: 2, column: 'isbn' },
      { row: 3, column: 'isbn' },
    ]);
    const query = { skipErrors: 'true', seen: result.seen };
    expect(await importFile(file, query)).toMatchObject({ new: 1, skipped: 2 });
    expect(await BookModel.findById(holder._id).lean()).toMatchObject({ isbn: held });
  });

  it('the same answer is given to the same request once more', async () => {
    const file = `${head}A,Text,fiction,5,,\nC,Text,fiction,x,,\n`;
    const key = 'b0b7f4a2-0000-4000-8000-000000000001';
    const send = async () => {
      const call = sendFile(file, { skipErrors: 'true' }).set('Idempotency-Key', key);
      return (await call.expect(200)).body as object;
    };
    expect(await send()).toMatchObject({ new: 1, skipped: 1 });
    expect(await send()).toMatchObject({ new: 1, skipped: 1 });
    expect(await BookModel.countDocuments()).toBe(1);
  });
});

it('forty rows of an antiquarian come, the one without a date without its year', async () => {
  const years = Array.from({ length: 40 }, (_, i) => (i === 17 ? 'n.d.' : `${1850 + i}`));
  const rows = years.map((year, i) => `Book ${i},Text,fiction,${10 + i},,${year}`);
  const result = await checkFile(`${head}${rows.join('\n')}\n`);
  expect(result).toMatchObject({ rows: 40, new: 40, errors: [] });
  expect(result.warnings).toMatchObject([{ row: 19, column: 'year', code: 'left_empty' }]);
});

it('a new book without a price comes as a draft, which is published when it has one', async () => {
  const file = `isbn,title,description,category,price\n${isbn},Emma,Text,fiction,\n`;
  const result = await checkFile(file);
  expect(result.warnings).toMatchObject([{ row: 2, column: 'newPrice', code: 'draft' }]);
  await importFile(file);
  const [book] = await BookModel.find().lean();
  expect(book).toMatchObject({ draft: true });
  expect(book).not.toHaveProperty('newPriceCents');
  const publish = `isbn,draft\n${isbn},no\n`;
  expect((await checkFile(publish)).errors).toMatchObject([{ column: 'newPrice' }]);
  await importFile(`isbn,draft,price\n${isbn},no,7.50\n`);
  expect(await BookModel.findOne().lean()).toMatchObject({ newPriceCents: 750 });
});
