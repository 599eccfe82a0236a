import { expect, it } from 'vitest';
import { z } from 'zod';
import { deletedBookSchema } from '../../../contract/book/book.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { purgeDeletedBooks } from './purge-deleted-books.ts';

useTestDatabase();

const dayMs = 24 * 60 * 60 * 1000;

it('lists what was deleted within 30 days, by whom, the latest first, until it is restored', async () => {
  const { api } = createTestApp();
  const admin = signInAdmin();
  const [emma, ulysses, old] = [
    await addBook({ title: 'Emma' }),
    await addBook({ title: 'Ulysses' }),
    await addBook({ title: 'Old', deletedAt: new Date(Date.now() - 31 * dayMs) }),
  ];
  await addBook({ title: 'On sale' });
  await api.delete(`/api/books/${emma._id}`).set(admin).expect(200);
  await api
    .post('/api/books/bulk')
    .set(admin)
    .send({ ids: [ulysses._id], delete: true })
    .expect(200);

  const list = async () => {
    const { body, headers } = await api.get('/api/books/?deleted=true').set(admin).expect(200);
    const books = z.array(deletedBookSchema).parse(body);
    expect(headers['x-total-count']).toBe(String(books.length));
    return books.map(({ title, deletedBy }) => `${title} by ${deletedBy}`);
  };
  expect(await list()).toEqual(['Ulysses by owner', 'Emma by owner']);
  await api.post(`/api/books/${emma._id}/restore`).set(admin).expect(200);
  expect(await list()).toEqual(['Ulysses by owner']);
  const restored = await BookModel.findById(emma._id).lean();
  expect(restored).not.toHaveProperty('deletedBy');
  await api.post(`/api/books/${old._id}/restore`).set(admin).expect(200);
});

it('what was deleted 30 days ago is taken away, and its orders go on without it', async () => {
  const { api } = createTestApp();
  const [customer, admin] = [await signInCustomer(), signInAdmin()];
  const deletedAt = new Date(Date.now() - 31 * dayMs);
  const ordered = await makeBook({ title: 'Ordered', stock: 3 });
  const order = api
    .post('/api/orders/')
    .set(customer)
    .send(orderFor([ordered]));
  const { _id } = orderSchema.parse((await order.expect(201)).body);
  await BookModel.updateOne({ _id: ordered._id }, { deletedAt });
  for (let i = 0; i < 300; i += 1) await makeBook({ title: 'Undone', deletedAt });
  await makeBook({ title: 'Lately', deletedAt: new Date(Date.now() - 29 * dayMs) });
  await makeBook({ title: 'On sale' });
  await purgeDeletedBooks(AbortSignal.abort());
  expect(await BookModel.countDocuments()).toBe(303);
  await Promise.all([purgeDeletedBooks(), purgeDeletedBooks()]);
  expect((await BookModel.distinct('title')).sort()).toEqual(['Lately', 'On sale']);
  const step = (body: object) => api.patch(`/api/orders/${_id}/status`).set(admin).send(body);
  await step({ status: 'cancelled' }).expect(200);
  const { body } = await step({ step: 'cancelled', undo: true }).expect(200);
  expect(orderSchema.parse(body)).toMatchObject({
    status: 'placed',
    items: [{ title: 'Ordered' }],
  });
});

it('is for administrators alone', async () => {
  const { api } = createTestApp();
  await api.get('/api/books/?deleted=true').expect(401);
  await api
    .get('/api/books/?deleted=true')
    .set(await signInCustomer())
    .expect(401);
});
