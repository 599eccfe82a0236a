import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import type { FixedPrice } from '../../../contract/book/fixed-price.ts';
import { makeBook } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile } from '../../../testing/imports/import-file.ts';
import { messageOf, productOf } from '../../../testing/imports/onix-message.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const isbn = '9780306406157';
const setFixedPrice = (fixedPrice: FixedPrice) =>
  api.put('/api/settings').set(signInAdmin()).send({ fixedPrice }).expect(200);
const create = (prices: object) =>
  api
    .post('/api/books/create-book')
    .set(signInAdmin())
    .send({ title: 'Persuasion', description: 'Anne.', category: 'fiction', ...prices });
const edit = (id: string, change: object) =>
  api.put(`/api/books/edit/${id}`).set(signInAdmin()).send(change);
const fieldsOf = ({ body }: { body: unknown }) => apiErrorSchema.parse(body).error.fields ?? {};
const reduction = 'would show a reduction: a new book is sold at its fixed price';

it('a new book with a struck price is refused at that field, and stored without one', async () => {
  await setFixedPrice('exact');
  const refused = await create({ newPrice: 10, oldPrice: 12 }).expect(400);
  expect(fieldsOf(refused)).toEqual({ oldPrice: [reduction] });
  expect(apiErrorSchema.parse(refused.body).error.problems).toEqual({
    oldPrice: [{ code: 'fixed_price_exact' }],
  });
  expect(await BookModel.countDocuments()).toBe(0);
  await create({ newPrice: 10, oldPrice: 12, draft: true }).expect(400);
  await create({ newPrice: 10, oldPrice: 10 }).expect(201);
  await create({ newPrice: 10 }).expect(201);
  await create({ newPrice: 10, oldPrice: 12, priceLifted: true }).expect(201);
});

it('within 5 % a reduction is taken up to the cent', async () => {
  await setFixedPrice('within5');
  await create({ newPrice: 19, oldPrice: 20 }).expect(201);
  expect(fieldsOf(await create({ newPrice: 18.99, oldPrice: 20 }).expect(400))).toEqual({
    oldPrice: [
      'would show a reduction of more than 5 %: a new book is sold at 95 % of its fixed price or more',
    ],
  });
});

it('an edit is refused at the old price, whatever it changes, and by taking the mark off', async () => {
  const book = await makeBook({ newPriceCents: 1200, oldPriceCents: 1200 });
  await setFixedPrice('exact');
  expect(fieldsOf(await edit(book.id, { newPrice: 11 }).expect(400))).toEqual({
    oldPrice: [reduction],
  });
  expect(fieldsOf(await edit(book.id, { oldPrice: 13 }).expect(400))).toEqual({
    oldPrice: [reduction],
  });
  await edit(book.id, { oldPrice: 13, priceLifted: true }).expect(200);
  await edit(book.id, { newPrice: 9 }).expect(200);
  expect(fieldsOf(await edit(book.id, { priceLifted: false }).expect(400))).toEqual({
    oldPrice: [reduction],
  });
  await edit(book.id, { priceLifted: false, oldPrice: null }).expect(200);
});

it('an earlier reduction is shown only to the owner, who may change all other fields', async () => {
  const book = await makeBook({ title: 'Persuasion', newPriceCents: 1000, oldPriceCents: 1200 });
  const lists = ['/api/books/', '/api/search?q=persuasion', `/api/books/${book.id}`];
  const seen = async () => {
    const pages = await Promise.all(lists.map((path) => api.get(path).expect(200)));
    return pages.filter(({ text }) => /"oldPrice":12\b/.test(text)).length;
  };
  expect(await seen()).toBe(3);
  await setFixedPrice('exact');
  expect(await seen()).toBe(0);
  const owners = await api.get(`/api/books/${book.id}`).set(signInAdmin()).expect(200);
  expect(owners.body).toMatchObject({ oldPrice: 12 });
  await edit(book.id, { title: 'Emma', newPrice: 10, oldPrice: 12 }).expect(200);
  await edit(book.id, { newPrice: 9 }).expect(400);
  const csv = (await api.get('/api/books/export.csv').set(signInAdmin()).expect(200)).text;
  expect((await checkFile(csv)).errors).toEqual([]);
  await edit(book.id, { priceLifted: true }).expect(200);
  expect((await api.get(`/api/books/${book.id}`)).body).toMatchObject({ oldPrice: 12 });
  await setFixedPrice('none');
  expect((await api.get('/api/books/')).text).toContain('"oldPrice":12');
});

it('a row of a list that reduces a new book is refused with its reason, the others may come', async () => {
  await setFixedPrice('exact');
  await makeBook({ isbn, isbnKey: isbn, newPriceCents: 1200, oldPriceCents: 1200 });
  const file = [
    'title,isbn,price,compare at price,priceLifted',
    'Emma,9780141439587,10,12,',
    `Persuasion,${isbn},11,,`,
    'Sanditon,9780141439518,10,12,true',
  ].join('\n');
  const { errors } = await checkFile(file);
  expect(errors).toMatchObject([{ row: 2, column: 'oldPrice', message: reduction }]);
  const sale = `isbn,Regular price,Sale price\n${isbn},12,9`;
  expect((await checkFile(sale)).errors).toMatchObject([{ column: 'oldPrice' }]);
  const plain = `isbn,price\n${isbn},9`;
  expect((await checkFile(plain)).errors).toMatchObject([{ row: 2, column: 'newPrice' }]);
  expect(await importFile(file.replace('10,12,\n', '12,12,\n'))).toMatchObject({
    new: 2,
    changed: 1,
  });
});

it('a publisher’s message that prices a book below its fixed price is refused', async () => {
  await setFixedPrice('exact');
  await makeBook({ isbn, isbnKey: isbn, newPriceCents: 1200, oldPriceCents: 1200 });
  const { errors } = await checkFile(messageOf(productOf({ isbn })));
  expect(errors).toMatchObject([{ column: 'newPrice', message: reduction }]);
});
