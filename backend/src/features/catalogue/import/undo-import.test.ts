import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  importedSchema,
  importUndoneSchema,
  pastImportSchema,
} from '../../../contract/book/book-import.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel, onSale } from '../../../models/books/book.model.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';

useTestDatabase();

const header = '_id,title,description,category,newPrice,stock,isbn\n';

async function openShop(csv: string) {
  const { api } = createTestApp();
  const admin = signInAdmin();
  const post = () => api.post('/api/books/import?file=spring.csv').set(admin).type('text/csv');
  const { importId } = importedSchema.parse((await post().send(csv).expect(200)).body);
  const undo = async () => {
    const { body } = await api.post(`/api/imports/${importId}/undo`).set(admin).expect(200);
    return importUndoneSchema.parse(body);
  };
  const list = async () => {
    const { body } = await api.get('/api/imports/').set(admin).expect(200);
    return z.array(pastImportSchema).parse(body);
  };
  return { api, admin, undo, list, importId };
}

it('an import is undone: new books go, changed ones are what they were, and once', async () => {
  const long = 'Long. '.repeat(200).trim();
  const book = await makeBook({ title: 'Before', description: long, stock: 4, author: 'Ada' });
  const gone = await makeBook({ title: 'Gone', deletedAt: new Date() });
  const before = await BookModel.findById(book._id).lean();
  const rows = `${book.id},After,Other,horror,99,9,9780141439518\n${gone.id},Back,Text,horror,3,,\n,Added,Text,horror,3,2,\n`;
  const { undo, list, importId } = await openShop(header + rows);
  expect(await list()).toMatchObject([
    { _id: importId, by: 'owner', file: 'spring.csv', new: 1, changed: 2, canUndo: true },
  ]);
  expect(await undo()).toEqual({ undone: 3, left: [] });
  expect(await list()).toMatchObject([{ canUndo: false, isUndone: true }]);
  const { title, description, newPriceCents, stock, isbn, isbnKey } = before!;
  const after = await BookModel.findById(book._id).lean();
  expect(after).toMatchObject({ title, description, newPriceCents, stock, isbnKey });
  expect(after?.isbn).toBe(isbn);
  expect(await BookModel.countDocuments(onSale)).toBe(1);
  expect(await undo()).toEqual({ undone: 3, left: [] });
  expect(await importRows.countDocuments()).toBe(0);
});

it('an ISBN that a file gave to a new book goes back to the one that had it', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const book = await makeBook({ title: 'Had it', isbn });
  const changed = `${book.id},Had it,Text,horror,3,,${other}\n`;
  const added = `${'a'.repeat(24)},Added,Text,horror,3,,${isbn}\n`;
  const { undo, list } = await openShop(header + changed + added);
  expect(await BookModel.findOne({ isbnKey: isbn }).lean()).toMatchObject({ title: 'Added' });
  expect(await undo()).toEqual({ undone: 2, left: [] });
  expect(await list()).toMatchObject([{ isUndone: true }]);
  expect(await BookModel.find(onSale).lean()).toMatchObject([{ isbn, isbnKey: isbn }]);
});

it('an ISBN goes back from a draft that the file published', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const book = await makeBook({ title: 'Had it', isbn });
  const draft = await makeBook({ title: 'Draft', isbn, draft: true });
  const { api, admin } = await openShop(`${header},Other,Text,horror,3,,\n`);
  const file = `_id,isbn,draft\n${book.id},${other},\n${draft.id},${isbn},no\n`;
  const sent = api.post('/api/books/import').set(admin).type('text/csv').send(file);
  const { importId } = importedSchema.parse((await sent.expect(200)).body);
  expect(await BookModel.findOne({ isbnKey: isbn }).lean()).toMatchObject({ title: 'Draft' });
  const { body } = await api.post(`/api/imports/${importId}/undo`).set(admin).expect(200);
  expect(importUndoneSchema.parse(body)).toEqual({ undone: 2, left: [] });
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ isbn, isbnKey: isbn });
  expect(await BookModel.findById(draft._id).lean()).toMatchObject({ isbn, draft: true });
  expect(await ImportModel.countDocuments({ state: { $ne: 'complete' } })).toBe(0);
});

it('skips and lists a book whose earlier ISBN another book has now', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const book = await makeBook({ title: 'Had it', isbn, isbnKey: isbn });
  const second = await makeBook({ title: 'Second', isbn: '9780306406157' });
  const given = `${second.id},Second,Text,horror,3,,${other}\n`;
  const { undo } = await openShop(
    `${header}${book.id},Had it,Text,horror,3,,9783161484100\n${given}`,
  );
  await makeBook({ title: 'Newer edition', isbn, isbnKey: isbn });
  const why = 'had an ISBN that another book has now';
  const left = [{ bookId: book.id, title: 'Had it', why, reason: 'isbn_taken' }];
  expect(await undo()).toEqual({ undone: 1, left });
  expect(await undo()).toEqual({ undone: 1, left });
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ isbn: '9783161484100' });
});

it('gives a draft back the ISBN that a book on sale has, too', async () => {
  const isbn = '9780141439518';
  await makeBook({ title: 'On sale', isbn, isbnKey: isbn });
  const worn = await makeBook({ title: 'Worn', isbn, draft: true, condition: 'good' });
  const other = await makeBook({ title: 'Other', isbn, draft: true });
  const { api, admin } = await openShop(`${header},Added,Text,horror,3,,\n`);
  const file = `_id,condition,isbn\n${worn.id},new,${isbn}\n${other.id},,9780804429573\n`;
  const sent = api.post('/api/books/import').set(admin).type('text/csv').send(file);
  const { importId } = importedSchema.parse((await sent.expect(200)).body);
  const isbns = async () =>
    (await BookModel.find({ draft: true }).sort('_id').lean()).map((book) => book.isbn);
  expect(await isbns()).toEqual([isbn, '9780804429573']);
  const { body } = await api.post(`/api/imports/${importId}/undo`).set(admin).expect(200);
  expect(importUndoneSchema.parse(body)).toEqual({ undone: 2, left: [] });
  expect(await isbns()).toEqual([isbn, isbn]);
});

it('skips and lists books that were sold or edited since', async () => {
  const [edited, fewer, same] = [
    await makeBook({ title: 'Edited' }),
    await makeBook({ title: 'Fewer', stock: 1 }),
    await makeBook({ title: 'Same' }),
  ];
  const rows = [edited, fewer, same].map(({ id }) => `${id},New,Text,horror,10.5,5,\n`).join('');
  const { api, admin, undo } = await openShop(`${header}${rows},Added,Text,horror,10.5,,\n`);
  const added = (await BookModel.findOne({ title: 'Added' }))!;
  await api.put(`/api/books/edit/${edited.id}`).set(admin).send({ author: 'Ann' }).expect(200);
  const order = orderFor([fewer, added]);
  await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send({ ...order, totalPrice: '21.00' })
    .expect(201);
  const { undone, left } = await undo();
  expect(undone).toBe(1);
  expect(new Set(left.map(({ bookId, title, why }) => `${bookId} ${title} ${why}`))).toEqual(
    new Set([
      `${edited.id} New was changed since`,
      `${fewer.id} New was sold since`,
      `${added.id} Added was sold since`,
    ]),
  );
  const titles = (await BookModel.find(onSale).sort('_id')).map(({ title }) => title);
  expect(titles).toEqual(['New', 'New', 'Same', 'Added']);
});

it('skips and lists books that are sold while an import is undone', async () => {
  const { api, undo } = await openShop(
    `${header},First,Text,horror,3,2,\n,Second,Text,horror,3,2,\n`,
  );
  const [first] = await BookModel.find().sort('title');
  const customer = await signInCustomer();
  const write = importRows.insertMany.bind(importRows);
  vi.spyOn(importRows, 'insertMany').mockImplementationOnce(async (rows, options) => {
    await api
      .post('/api/orders/')
      .set(customer)
      .send(orderFor([first!]))
      .expect(201);
    return write(rows, options);
  });
  const left = [{ bookId: first!.id, title: 'First', why: 'was sold since', reason: 'sold_since' }];
  expect(await undo()).toEqual({ undone: 1, left });
  expect(await undo()).toEqual({ undone: 1, left });
  const onSaleNow = await BookModel.find(onSale).lean();
  expect(onSaleNow).toMatchObject([{ title: 'First', stock: 1 }]);
});

it('a new book that is sold while its import is undone keeps the ISBN it was given', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const book = await makeBook({ title: 'Had it', isbn });
  const changed = `${book.id},Had it,Text,horror,3,,${other}\n`;
  const given = `${'a'.repeat(24)},Added,Text,horror,3,2,${isbn}\n`;
  const { api, admin, undo } = await openShop(header + changed + given);
  const added = (await BookModel.findOne({ title: 'Added' }))!;
  const customer = await signInCustomer();
  const write = importRows.insertMany.bind(importRows);
  vi.spyOn(importRows, 'insertMany').mockImplementationOnce(async (rows, options) => {
    await api
      .post('/api/orders/')
      .set(customer)
      .send(orderFor([added]))
      .expect(201);
    return write(rows, options);
  });
  expect(await undo()).toMatchObject({ undone: 1, left: [{ bookId: added.id }] });
  expect(await BookModel.findById(added._id).lean()).toMatchObject({ isbn, isbnKey: isbn });
  await api.put(`/api/books/edit/${added.id}`).set(admin).send({ stock: 5 }).expect(200);
});

it('a book ordered with one that an undo keeps gets back its own ISBN', async () => {
  const [kept, other] = ['9780141439518', '9780804429573'];
  const [first, second] = ['9780141439600', '9780141439846'];
  const had = await makeBook({ title: 'Had it', isbn: kept });
  const left = await makeBook({ title: 'Left', isbn: first, stock: 3 });
  const right = await makeBook({ title: 'Right', isbn: second, stock: 3 });
  const rows = [
    `${had.id},Had it,Text,horror,3,,${other}`,
    `${left.id},Left,Text,horror,3,3,${second}`,
    `${right.id},Right,Text,horror,3,3,${first}`,
    `${'a'.repeat(24)},Added,Text,horror,3,2,${kept}`,
  ];
  const { api, undo } = await openShop(`${header}${rows.join('\n')}\n`);
  const added = (await BookModel.findOne({ title: 'Added' }))!;
  const customer = await signInCustomer();
  const write = importRows.insertMany.bind(importRows);
  vi.spyOn(importRows, 'insertMany').mockImplementationOnce(async (planned, options) => {
    await api
      .post('/api/orders/')
      .set(customer)
      .send({ ...orderFor([added, left]), totalPrice: '6.00' })
      .expect(201);
    return write(planned, options);
  });
  expect(await undo()).toMatchObject({ left: [{ bookId: added.id }] });
  expect(await BookModel.findById(left._id).lean()).toMatchObject({ isbn: first });
  expect(await BookModel.findById(right._id).lean()).toMatchObject({ isbn: second });
});

it('an import can be undone once all later ones of its books were', async () => {
  const book = await makeBook({ title: 'Before' });
  const first = await openShop(`${header}${book.id},After,Text,horror,10.5,,\n`);
  const later = await openShop(`_id,newPrice\n${book.id},99\n`);
  const why = 'was changed since';
  const left = [{ bookId: book.id, title: 'After', why, reason: 'changed_since' }];
  expect(await first.undo()).toEqual({ undone: 0, left });
  await later.undo();
  expect(await first.undo()).toEqual({ undone: 1, left: [] });
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ title: 'Before' });
});

it('reports an import as in progress until all of it is in the shop, or out of it', async () => {
  const { list, importId, undo } = await openShop(`${header},Added,Text,horror,3,2,\n`);
  const become = (state: 'accepted' | 'complete', filter: object) =>
    ImportModel.updateOne(filter, { $set: { state } });
  await become('accepted', { _id: importId });
  expect(await list()).toMatchObject([{ isUnderWay: true, canUndo: false }]);
  await become('complete', { _id: importId });
  await undo();
  await become('accepted', { isUndo: true });
  expect(await list()).toMatchObject([{ isUnderWay: true, canUndo: false }]);
});

it('an unknown import cannot be undone', async () => {
  const { api } = createTestApp();
  await api
    .post(`/api/imports/${'a'.repeat(24)}/undo`)
    .set(signInAdmin())
    .expect(404);
});
