import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookImportSchema, importedSchema } from '../../../contract/book/book-import.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { checkBooks } from './import-books.ts';

useTestDatabase();

const header = 'title,description,category,newPrice';

function send(csv: string | Buffer, query = '') {
  const { api } = createTestApp();
  return api
    .post(`/api/books/import${query}`)
    .set(signInAdmin())
    .set('Content-Type', 'text/csv')
    .send(csv);
}

async function exportCsv(): Promise<string> {
  const { api } = createTestApp();
  const { text, headers } = await api.get('/api/books/export.csv').set(signInAdmin()).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="?books-[\d-]+\.csv"?$/);
  expect(headers['cache-control']).toBe('private, no-store');
  return text;
}

async function rejected(csv: string | Buffer): Promise<Record<string, string[]>> {
  const { body } = await send(csv).expect(400);
  const { code, fields } = apiErrorSchema.parse(body).error;
  expect(code).toBe('validation_error');
  expect(await BookModel.countDocuments()).toBe(0);
  return fields ?? {};
}

describe('the owner imports books', () => {
  it('from a file of a spreadsheet with semicolons, decimal commas and a byte order mark', async () => {
    const csv =
      '\ufefftitle;author;category;description;newPrice;oldPrice;stock;trending\r\n' +
      '"Wind; and ""rain""";Brontë;Fiction;"Two\r\nlines";12,50;15,00;3;yes\r\n' +
      '\r\n' +
      'Second;;horror;Short;9;;;\r\n';
    const { body } = await send(csv).expect(200);
    expect(importedSchema.parse(body)).toMatchObject({ new: 2, changed: 0, unchanged: 0 });
    const { api } = createTestApp();
    const { body: books } = await api.get('/api/books/');
    expect(books).toMatchObject([
      {
        title: 'Wind; and "rain"',
        author: 'Brontë',
        category: 'fiction',
        description: 'Two\r\nlines',
        newPrice: 12.5,
        oldPrice: 15,
        stock: 3,
        trending: true,
      },
      { title: 'Second', newPrice: 9, trending: false },
    ]);
    expect(books[1].oldPrice ?? books[1].stock ?? books[1].author).toBeUndefined();
  });

  it('all or nothing, and gets the row and column of each mistake', async () => {
    const csv = `${header},stock,coverImage\nGood,Text,fiction,1,,\n,Text,poetry,-1,,\n,Text,horror,2,,\nLong,Text,horror,1e,1.5,javascript:x\nToo,many,horror,1,,,x`;
    expect(await rejected(csv)).toEqual({
      'rows.3.category': [expect.stringContaining('must be one of')],
      'rows.3.newPrice': ['must be 0 or more'],
      'rows.4.title': ['is required'],
      'rows.5.newPrice': ['must be a number'],
      'rows.6.7': [expect.stringContaining('text where the header has no name')],
    });
  });

  it('first as a dry run, which stores nothing', async () => {
    const good = await send(`${header}\nGood,Text,fiction,1`, '?dryRun=true').expect(200);
    const one = { rows: 1, changed: 0, unchanged: 0, conflicts: 0 };
    expect(bookImportSchema.parse(good.body)).toMatchObject({
      ...one,
      new: 1,
      errors: [],
      preview: [{ row: 2, kind: 'new', title: 'Good' }],
    });
    const bad = await send(`${header}\nGood,Text,fiction,x`, '?dryRun=true').expect(200);
    expect(bookImportSchema.parse(bad.body)).toMatchObject({
      ...one,
      new: 0,
      errors: [{ row: 2, column: 'newPrice', message: 'must be a number' }],
      preview: [{ row: 2, kind: 'error', title: 'Good' }],
    });
    expect(await BookModel.countDocuments()).toBe(0);
    await send(header, '?dryRun=maybe').expect(400);
  });

  it.each([
    ['an empty file', '', { 'rows.1': ['is missing: no header'] }],
    ['a file of empty lines', '\r\n\r\n', { 'rows.1': ['is missing: no header'] }],
    ['a file of spaces', '  \n ,\n\t\n', { 'rows.1': ['is missing: no header'] }],
    [
      'headings that say nothing',
      'what,how\nA,1\n',
      {
        'rows.1.title': ['is missing: no heading says so'],
        'rows.1.newPrice': ['is missing: no heading says so'],
      },
    ],
    ['a column twice', `${header},title\n`, { 'rows.1.title': ['is there twice'] }],
    ['a wrong id', `_id,${header}\nxyz,A,B,fiction,1\n`, { 'rows.2._id': [expect.any(String)] }],
    [
      'an id twice',
      `_id,${header}\n${'a'.repeat(24)},A,B,fiction,1\n${'A'.repeat(24)},A,B,fiction,1\n`,
      {
        'rows.3._id': ['is the same as in row 2'],
      },
    ],
  ])('and gets the errors of %s', async (_what, csv, fields) => {
    expect(await rejected(csv)).toEqual(fields);
  });

  it.each([
    ['a stray quote', `${header}\nA,"B",fiction,1\nWind 5" wide,B,fiction,1\n`, 'rows.3.title'],
    ['text behind a quote', `${header}\nA,"B" or C,fiction,1\n`, 'rows.2.description'],
    ['an open quote', `${header}\nA,"Open,fiction,1\n`, 'rows.2.description'],
    ['an endless cell', `${header}\n"${'x'.repeat(200_000)}`, 'rows.2.title'],
    ['JSON', '[{"title":"A","newPrice":1}]', 'rows.1.1'],
    ['a book as JSON', '{"title":"A"}', 'rows.1.1'],
  ])('and gets row and column of %s, in a dry run too', async (_what, csv, place) => {
    expect(Object.keys(await rejected(csv))).toEqual([place]);
    const { body } = await send(csv, '?dryRun=true').expect(400);
    const { code, fields } = apiErrorSchema.parse(body).error;
    expect(code).toBe('validation_error');
    expect(Object.entries(fields ?? {})).toEqual([
      [place, [expect.stringMatching(/^(has|is in) a .*quote/)]],
    ]);
  });

  it('and gets the count of all mistakes and the first 200 of them', async () => {
    const csv = `${header}\n${'A,B,poetry,x\n'.repeat(150)}`;
    const { body } = await send(csv, '?dryRun=true').expect(200);
    const { errors } = bookImportSchema.parse(body);
    expect(errors).toHaveLength(300);
    expect(errors.at(-1)).toMatchObject({ row: 151, column: 'newPrice' });
    const messages = Object.values(await rejected(csv)).flat();
    expect(messages).toHaveLength(200);
  });

  it('and gets the errors after an unclosed quote, too', async () => {
    const csv = `${header}\nA,B,poetry,1\n"Open,B,fiction,1\nC,"D\nd",fiction,x\n,"E",poetry,2\nF,"G\n`;
    expect(await rejected(csv)).toEqual({
      'rows.2.category': [expect.stringContaining('must be one of')],
      'rows.3.title': [
        'has a stray quote: put the whole cell in quotes and write each quote in it twice',
      ],
      'rows.4.newPrice': ['must be a number'],
      'rows.5.category': [expect.stringContaining('must be one of')],
      'rows.6.description': ['has a quote that is never closed'],
    });
  });

  it.each([
    ['names in any case', ' Title ,DESCRIPTION,category,newprice\nA,B,fiction,1'],
    ['tabs', 'title\tdescription\tcategory\tnewPrice\nA\tB\tfiction\t1,00'],
    [
      'the separator in a line of its own, as Excel has it',
      'sep=;\r\ntitle;description;category;newPrice\r\nA;B;fiction;1,00\r\n',
    ],
    ['a line of spaces above the header', `   \n${header}\nA,B,fiction,1`],
    ['a separator at each end of line', `${header},,\nA,B,fiction,1,,\n`],
    ['more separators than names', `${header}\nA,B,fiction,1,,,\n`],
  ])('with %s', async (_what, csv) => {
    expect((await send(csv).expect(200)).body).toMatchObject({ new: 1 });
    expect(await BookModel.find().lean()).toMatchObject([
      { title: 'A', description: 'B', category: 'fiction', newPriceCents: 100 },
    ]);
  });

  it('only as text of at most 10 MB', async () => {
    const { api } = createTestApp();
    const post = () => api.post('/api/books/import').set(signInAdmin());
    await post().send({ title: 'JSON' }).expect(415);
    await post().expect(415);
    await send(Buffer.from(`${header}\n\0,x,fiction,1`)).expect(400);
    await send(`${header}\n${'x'.repeat(11 * 1024 * 1024)}`).expect(413);
  });

  it('and an export imports again without changing anything', async () => {
    const added = [
      await addBook({ title: '=SUM(A1:A9)', author: '@ada', oldPriceCents: 1999, stock: 0 }),
      await addBook({ title: "'=quoted", description: '+1\n"two"; three,\tfour', trending: true }),
      await addBook({
        title: '-5',
        coverImage: 'https://example.com/a.jpg?x=1,2',
        category: 'horror',
      }),
    ];
    await addBook({ title: 'Gone', deletedAt: new Date() });
    const before = await BookModel.find().sort({ _id: 1 }).lean();
    const csv = await exportCsv();
    expect(csv.startsWith('\ufeff_id,title,author')).toBe(true);
    const cells = parse(csv, { bom: true }).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(csv).not.toContain('Gone');
    const { body } = await send(csv).expect(200);
    expect(body).toMatchObject({ new: 0, changed: 0, unchanged: added.length });
    expect(await BookModel.find().sort({ _id: 1 }).lean()).toEqual(before);
    await BookModel.deleteMany({});
    await send(csv).expect(200);
    const { api } = createTestApp();
    const { body: books } = await api.get('/api/books/?sort=title').expect(200);
    const bare = (list: { _id: string }[]) =>
      list
        .map((book) => ({ ...book, createdAt: 0, updatedAt: 0 }))
        .sort((a, b) => (a._id < b._id ? -1 : 1));
    expect(bare(books)).toEqual(bare(added));
  });

  it('and changes the books with a known id, also deleted ones', async () => {
    const kept = await addBook({ author: 'Ada', stock: 3 });
    const gone = await addBook({ title: 'Gone', deletedAt: new Date() });
    const csv = `_id,${header},stock\n${kept._id},New,Text,horror,5,\n${gone._id},Back,Text,horror,6,2\n`;
    await send(csv).expect(200);
    const { api } = createTestApp();
    const { body } = await api.get(`/api/books/${kept._id}`);
    expect(body).toMatchObject({ title: 'New', author: 'Ada', newPrice: 5 });
    expect(body.stock).toBeUndefined();
    await api.get(`/api/books/${gone._id}`).expect(200);
  });

  it('of two thousand rows, between which visitors get their turn', async () => {
    const rows = Array.from({ length: 2000 }, (_, i) => `Book ${i},Text ${i},fiction,${i / 100}`);
    const csv = `${header}\n${rows.join('\n')}`;
    let turns = 0;
    const countTurns = () => {
      turns += 1;
      next = setImmediate(countTurns);
    };
    let next = setImmediate(countTurns);
    // Without database and network no turn comes by itself.
    await checkBooks(Buffer.from(csv), { by: 'owner' });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(rows.length / 200);
    expect((await send(csv).expect(200)).body.new).toBe(2000);
    expect(await BookModel.countDocuments()).toBe(2000);
  });
});
