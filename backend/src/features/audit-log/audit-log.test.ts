import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { bookSchema } from '../../contract/book/book.ts';
import { auditEntrySchema } from '../../contract/admin/audit-entry.ts';
import { addBook, newBookBody } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { AuditEntryModel } from '../../models/audit-log/audit-entry.model.ts';
import { bookCollection, BookModel } from '../../models/books/book.model.ts';

useTestDatabase();

const ann = signInAdmin('b'.repeat(24), 'ann');
const bob = signInAdmin('c'.repeat(24), 'bob');

function openShop() {
  const { api } = createTestApp();
  const auditEntriesOf = async (query: string) => {
    const { body, headers } = await api.get(`/api/audit-log/?${query}`).set(ann).expect(200);
    return { changes: z.array(auditEntrySchema).parse(body), headers };
  };
  const historyOf = async (id: string) => (await auditEntriesOf(`of=book&id=${id}`)).changes;
  const edit = (id: string, changes: object, who = ann) =>
    api.put(`/api/books/edit/${id}`).set(who).send(newBookBody(changes)).expect(200);
  const create = async (changes: object = {}) => {
    const { body } = await api
      .post('/api/books/create-book')
      .set(ann)
      .send(newBookBody(changes))
      .expect(201);
    return bookSchema.parse(body)._id;
  };
  return { api, auditEntriesOf, historyOf, edit, create };
}

it('tells who added, changed, deleted and restored a book, newest first, only what differs', async () => {
  const { api, historyOf, edit, create } = openShop();
  const id = await create({ stock: 3 });
  await edit(id, { stock: 3, newPrice: 13.5, author: 'Ada' }, bob);
  await edit(id, { stock: null, newPrice: 13.5, author: 'Ada' });
  await api.delete(`/api/books/${id}`).set(bob).expect(200);
  await api.post(`/api/books/${id}/restore`).set(ann).expect(200);

  const history = await historyOf(id);
  const audited = history.map(({ by, action, before, after }) => ({ by, action, before, after }));
  expect(audited).toEqual([
    { by: 'ann', action: 'restored', before: {}, after: {} },
    { by: 'bob', action: 'deleted', before: {}, after: {} },
    { by: 'ann', action: 'changed', before: { stock: 3 }, after: {} },
    {
      by: 'bob',
      action: 'changed',
      before: { newPrice: 12.5 },
      after: { newPrice: 13.5, author: 'Ada' },
    },
    {
      by: 'ann',
      action: 'created',
      before: {},
      after: {
        title: 'The Paper Lighthouse',
        description: 'A keeper reads the sea like a book.',
        category: 'fiction',
        trending: false,
        newPrice: 12.5,
        oldPrice: 15,
        stock: 3,
      },
    },
  ]);
  expect(history.every((change) => change.of === 'book' && change.id === id)).toBe(true);
});

it('tells nothing of a change that changed nothing, and of a sale', async () => {
  const { historyOf, edit, create } = openShop();
  const id = await create({ stock: 3 });
  await edit(id, { stock: 3 });
  await BookModel.updateOne({ _id: id }, { $inc: { stock: -1 } });
  expect(await historyOf(id)).toHaveLength(1);
});

it('takes texts that look like commands for what they are', async () => {
  const { historyOf, edit, create } = openShop();
  const id = await create({ title: '$title', author: '$$ROOT' });
  await edit(id, { title: '$author {"$gt": ""}', author: '$$REMOVE' });
  const [change] = await historyOf(id);
  expect(change).toMatchObject({
    before: { title: '$title', author: '$$ROOT' },
    after: { title: '$author {"$gt": ""}', author: '$$REMOVE' },
  });
  expect(await BookModel.findById(id).lean()).toMatchObject({ title: '$author {"$gt": ""}' });
});

it('shows of a long text where it begins to differ, and how much more there is', async () => {
  const { historyOf, edit, create } = openShop();
  const start = 'word '.repeat(400);
  const id = await create({ description: `${start}old ${'x'.repeat(3000)}` });
  await edit(id, { description: `${start}new ${'x'.repeat(3000)}` });
  const [change] = await historyOf(id);
  expect(change?.before.description).toMatch(/^….*word old x+… \(2764 more characters\)$/);
  expect(change?.after.description).toMatch(/^….*word new x+… \(2764 more characters\)$/);
});

it('tells of each book of a bulk change and of an import', async () => {
  const { api, historyOf, create } = openShop();
  const one = await create({ category: 'horror' });
  const two = await create({ trending: true });
  await api
    .post('/api/books/bulk')
    .set(bob)
    .send({ ids: [one, two], change: { trending: true } })
    .expect(200);
  expect((await historyOf(one))[0]).toMatchObject({
    by: 'bob',
    action: 'changed',
    before: { trending: false },
    after: { trending: true },
  });
  expect(await historyOf(two)).toHaveLength(1); // it was so before

  await api
    .post('/api/books/import')
    .set(bob)
    .set('Content-Type', 'text/csv')
    .send(
      `_id,title,category,description,newPrice\n${one},Renamed,horror,A story.,9\n,New,fiction,New.,8\n`,
    )
    .expect(200);
  const [changed] = await historyOf(one);
  expect(changed).toMatchObject({ by: 'bob', action: 'changed', via: 'import' });
  expect(changed?.after).toEqual({ title: 'Renamed', description: 'A story.', newPrice: 9 });
  const added = await BookModel.findOne({ title: 'New' }).lean();
  expect(await historyOf(String(added?._id))).toMatchObject([
    { by: 'bob', action: 'created', via: 'import', after: { title: 'New', newPrice: 8 } },
  ]);
});

it('tells who changed which of the shop’s words, first from what they were by themselves', async () => {
  const { api, auditEntriesOf } = openShop();
  const save = (body: object) => api.put('/api/settings').set(bob).send(body).expect(200);
  await save({ contact: { phone: '+41 79 000 00 00' }, lowStock: 5 });
  await save({
    contact: { phone: '+41 79 000 00 00', hours: 'Always' },
    emails: { digest: true },
  });
  const { changes } = await auditEntriesOf('of=settings&id=shop');
  expect(changes).toMatchObject([
    { by: 'bob', before: { digest: false }, after: { 'contact.hours': 'Always', digest: true } },
    { by: 'bob', before: { lowStock: 3 }, after: { 'contact.phone': '+41 79 000 00 00' } },
  ]);
  expect((await auditEntriesOf('of=settings')).changes).toEqual(changes);
});

it('comes in pages, of one book or of all', async () => {
  const { auditEntriesOf, edit, create } = openShop();
  const id = await create();
  for (let price = 1; price <= 4; price += 1) await edit(id, { newPrice: price });
  await create();
  const { changes, headers } = await auditEntriesOf(`of=book&id=${id}&limit=2`);
  expect(changes.map(({ after }) => after.newPrice)).toEqual([4, 3]);
  expect(headers['x-total-count']).toBe('5');
  expect(headers.link).toBe(`</api/audit-log/?limit=2&of=book&id=${id}&page=2>; rel="next"`);
  expect((await auditEntriesOf(`of=book&id=${id}&limit=2&page=3`)).changes).toHaveLength(1);
  expect((await auditEntriesOf('of=book')).changes).toHaveLength(6);
  expect((await auditEntriesOf('of=settings')).changes).toEqual([]);
});

it.each(['', 'of=order', 'of=list', 'of=book&id=1', 'of=book&limit=101'])(
  'refuses ?%s',
  async (query) => {
    const { api } = openShop();
    const { body } = await api.get(`/api/audit-log/?${query}`).set(ann).expect(400);
    expect(apiErrorSchema.parse(body).error.code).toBe('parameter_invalid');
  },
);

it('has the entry of a change if and only if the change is there', async () => {
  const { api, historyOf, edit } = openShop();
  const { _id } = await addBook({ title: 'Before' });
  const titleOf = async () => (await BookModel.findById(_id).lean())?.title;
  vi.spyOn(AuditEntryModel, 'insertMany').mockRejectedValueOnce(new Error('away'));
  const path = `/api/books/edit/${_id}`;
  await api.put(path).set(ann).send({ title: 'Seen' }).expect(500);
  expect([await titleOf(), (await historyOf(_id)).length]).toEqual(['Before', 0]);

  vi.spyOn(bookCollection, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  const bulk = { ids: [_id], change: { trending: true } };
  await api.post('/api/books/bulk').set(ann).send(bulk).expect(500);
  expect((await historyOf(_id)).length).toBe(0);

  await edit(_id, { title: 'Seen' });
  expect(await titleOf()).toBe('Seen');
  expect(await historyOf(_id)).toMatchObject([{ by: 'ann', after: { title: 'Seen' } }]);
});

it('keeps every one of many changes at once', async () => {
  const { historyOf, edit } = openShop();
  const { _id } = await addBook();
  const prices = Array.from({ length: 20 }, (_unused, i) => i + 1);
  await Promise.all(prices.map((newPrice) => edit(_id, { newPrice })));
  const changes = (await historyOf(_id)).reverse();
  expect(changes.map(({ after }) => after.newPrice).sort()).toEqual([...prices].sort());
  // Each began where another ended: what was there before is what the write itself found.
  expect(new Set(changes.map(({ before }) => before.newPrice)).size).toBe(20);
});
