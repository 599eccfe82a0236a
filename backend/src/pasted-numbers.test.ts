import { beforeEach, expect, it } from 'vitest';
import { newBookBody } from './testing/books.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeBook, orderFor } from './testing/factories.ts';
import { checkFile } from './testing/imports/import-file.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';
import { newBookSchema } from './contract/book/book.ts';
import { searchResultSchema } from './contract/book/search.ts';
import { newOrderSchema, recipientSchema } from './contract/order/order.ts';
import { newWithdrawalSchema } from './contract/order/withdrawal.ts';

useTestDatabase();

const isbn = '9780306406157';
let app: ReturnType<typeof createTestApp>;
beforeEach(() => {
  app = createTestApp();
});

it('takes a book with numbers as they are copied from a web page', async () => {
  const { body } = await app.api
    .post('/api/books/create-book')
    .set(signInAdmin())
    .send({
      ...newBookBody({ isbn: `\u200e${isbn}` }),
      newPrice: '\u202a١٢.٥٠\u202c',
      oldPrice: '１５',
      stock: '\u200e3',
      year: '२०१९',
      pages: '\ufeff345 ',
    })
    .expect(201);
  expect(body).toMatchObject({
    isbn,
    newPrice: 12.5,
    oldPrice: 15,
    stock: 3,
    year: 2019,
    pages: 345,
  });
});

it.each([
  `\u200e${isbn}`,
  `ISBN ${isbn}`,
  `(${isbn}).`,
  'ISBN-13: 978-0-306-40615-7',
  '0306406152 (pbk.)',
  `0${isbn}`,
  `${isbn}.00`,
  '٩٧٨٠٣٠٦٤٠٦١٥٧',
  '9780306406157 51295',
  'Persuasion 9780306406157',
])('finds the book of %j first, while the index is read and afterwards', async (q) => {
  await makeBook({ title: 'ISBN of a book' });
  const { id } = await makeBook({ isbn, title: 'Persuasion' });
  await makeBook({ title: 'Persuasion, too' });
  const find = async () => {
    const { body } = await app.api.get('/api/search').query({ q }).expect(200);
    return searchResultSchema.parse(body).books[0]?._id;
  };
  expect(await find()).toBe(id);
  await app.caches.index.sync();
  expect(await find()).toBe(id);
});

it('finds books by a part of an ISBN, in digits of any script', async () => {
  await makeBook({ isbn });
  await app.caches.index.sync();
  for (const q of ['9780306', '\u200e9780306', '९७८०३०६', '978\u20110306'])
    expect((await app.api.get('/api/search').query({ q })).body.total).toBe(1);
});

it.each(['\u200e9780306406157', 'ISBN 9780306406157', '978030640615751295', '(01)09780306406157'])(
  'sells %j at the counter',
  async (scan) => {
    await makeBook({ isbn, stock: 2 });
    await app.api
      .post('/api/counter')
      .set(signInAdmin())
      .set('Idempotency-Key', scan.replace(/\D/g, 'k'))
      .send({ mode: 'sell', isbn: scan })
      .expect(200);
  },
);

it.each(['978-0-00-000000-0', '979-10-90636-07-5'])(
  'refuses the mistyped ISBN-13 %s everywhere, although its last ten digits are an ISBN-10',
  async (typed) => {
    const owner = signInAdmin();
    const title = `title,price,isbn\nEmma,10,${typed}`;
    expect((await checkFile(title)).errors).toMatchObject([{ row: 2, column: 'isbn' }]);
    await app.api.get('/api/books/lookup').query({ isbn: typed }).set(owner).expect(400);
    const create = app.api.post('/api/books/create-book').set(owner);
    await create.send(newBookBody({ isbn: typed })).expect(400);
    const calls = {
      '/api/counter': { mode: 'receive' },
      '/api/supply/arrivals': { copies: 1 },
    };
    for (const [path, body] of Object.entries(calls)) {
      const call = app.api.post(path).set(owner).set('Idempotency-Key', path.replace(/\W/g, 'k'));
      expect((await call.send({ ...body, isbn: typed }).expect(400)).body).toMatchObject({
        error: { problems: { isbn: [{ code: 'isbn_check_digit' }] } },
      });
    }
  },
);

it.each([
  ['\u202a+977 1 4412345\u202c', '+977 1 4412345'],
  ['\u2066(555) 010-0123\u2069', '(555) 010-0123'],
  ['٠٧٩١٢٣٤٥٦٧', '0791234567'],
  ['०१ ४४१२३४५', '01 4412345'],
  ['＋８１（３）１２３４－５６７８', '+81(3)1234-5678'],
  ['03ー1234ー5678', '03-1234-5678'],
  ['+44\u00a020\u202f7946\u20110018', '+44 20 7946-0018'],
  ['\u200b555\u00ad0100', '5550100'],
])('keeps the phone %j as %s', (typed, kept) => {
  expect(recipientSchema.shape.phone.parse(typed)).toBe(kept);
});

it('still refuses invisible characters in names and titles', async () => {
  const order = orderFor([await makeBook()]);
  const { error } = newOrderSchema.safeParse({ ...order, name: 'Ann\u202e' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['name']);
  expect(newBookSchema.shape.title.safeParse('A\u200eB').success).toBe(true);
  expect(newBookSchema.shape.title.safeParse('A\u202aB').success).toBe(false);
});

it('reads an order number and a page in digits of any script', async () => {
  expect(newWithdrawalSchema.parse({ number: '\u200e#١٠٠١' }).number).toBe('1001');
  await makeBook();
  await app.api.get('/api/books/').query({ limit: '１', page: '\u200e1' }).expect(200);
  await app.api.get('/api/search').query({ minPrice: '१' }).expect(200);
});
