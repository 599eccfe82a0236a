import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSchema } from '../../../contract/book/book.ts';
import { addBook, newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const unknownId = 'f'.repeat(24);
const list = z.array(bookSchema);
const titles = (body: unknown) => list.parse(body).map(({ title }) => title);
const errorOf = (body: unknown) => apiErrorSchema.parse(body).error;

describe('the owner', () => {
  const admin = () => signInAdmin();

  it('adds a book and everybody sees it at once', async () => {
    const { api } = createTestApp();
    await api.get('/api/books/').expect(200, []);
    const { body } = await api
      .post('/api/books/create-book')
      .set(admin())
      .send({ ...newBookBody({ newPrice: '12.50', stock: '3', author: ' Ada ' }), _id: unknownId })
      .expect(201);
    const book = bookSchema.parse(body);
    expect(book).toMatchObject({ newPrice: 12.5, oldPrice: 15, stock: 3, author: 'Ada' });
    expect(book._id).not.toBe(unknownId);
    expect(titles((await api.get('/api/books/')).body)).toEqual([book.title]);
  });

  it.each([
    ['title', ''],
    ['title', { $ne: '' }],
    ['title', 'x'.repeat(201)],
    ['description', '   '],
    ['category', 'poetry'],
    ['newPrice', -1],
    ['newPrice', '12,50'],
    ['newPrice', 'NaN'],
    ['newPrice', 1.999],
    ['oldPrice', 'Infinity'],
    ['stock', 1.5],
    ['stock', -1],
    ['coverImage', 'javascript:alert(1)'],
    ['coverImage', '../../etc/passwd'],
    ['trending', 'yes'],
  ])('gets the error of %s %j', async (field, value) => {
    const { api } = createTestApp();
    const { body } = await api
      .post('/api/books/create-book')
      .set(admin())
      .send({ ...newBookBody(), [field]: value })
      .expect(400);
    expect(errorOf(body).code).toBe('validation_error');
    expect(Object.keys(errorOf(body).fields ?? {})).toEqual([field]);
  });

  it('gets the list of required fields', async () => {
    const { api } = createTestApp();
    const { body } = await api.post('/api/books/create-book').set(admin()).send({}).expect(400);
    const missing = ['is required'];
    expect(errorOf(body).fields).toEqual({
      title: missing,
      category: missing,
      description: missing,
      newPrice: missing,
    });
  });

  it('changes a book: what is left out stays, null clears', async () => {
    const { api } = createTestApp();
    const book = await addBook({ author: 'Ada', stock: 4, oldPriceCents: 2000, trending: true });
    const { body } = await api
      .put(`/api/books/edit/${book._id}`)
      .set(admin())
      .send({ ...newBookBody({ title: 'New title', oldPrice: null }) })
      .expect(200);
    expect(body).toMatchObject({ title: 'New title', author: 'Ada', stock: 4, trending: false });
    expect(body.oldPrice).toBeUndefined();
    expect(body.createdAt).toBe(book.createdAt);
    const seen = await api.get(`/api/books/${book._id}`).expect(200);
    expect(seen.body).toEqual(body);
    await api.put(`/api/books/edit/${unknownId}`).set(admin()).send(newBookBody()).expect(404);
  });

  it('does not overwrite what somebody else changed meanwhile', async () => {
    const { api } = createTestApp();
    const { _id } = await addBook({ stock: 5 });
    const { headers } = await api.get(`/api/books/${_id}`).set('Accept-Encoding', 'br');
    const put = (title: string, etag: string) =>
      api
        .put(`/api/books/edit/${_id}`)
        .set(admin())
        .set('If-Match', etag)
        .send(newBookBody({ title }));
    await put('First', headers.etag!).expect(200);
    const { body } = await put('Second', headers.etag!).expect(412);
    expect(errorOf(body).code).toBe('stale_update');
    expect(bookSchema.parse(errorOf(body).current).title).toBe('First');
    expect(errorOf(body).changed).toMatchObject({ by: 'owner' });
    const { headers: fresh } = await api.get(`/api/books/${_id}`);
    await BookModel.updateOne({ _id }, { $inc: { stock: -1 } }, { timestamps: false });
    await put('Third', fresh.etag!).expect(412);
    await put('Fourth', '*').expect(200);
    await put('Fifth', 'nonsense').expect(412);
  });

  it('lets exactly one of many editors win who saw the same book', async () => {
    const { api } = createTestApp();
    const { _id } = await addBook();
    const { headers } = await api.get(`/api/books/${_id}`);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        api
          .put(`/api/books/edit/${_id}`)
          .set(admin())
          .set('If-Match', headers.etag!)
          .send(newBookBody({ title: `Editor ${i}` })),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(412)]);
  });

  it('deletes a book and takes that back', async () => {
    const { api } = createTestApp();
    const { _id } = await addBook();
    const { body } = await api.delete(`/api/books/${_id}`).set(admin()).expect(200);
    expect(bookSchema.parse(body)._id).toBe(_id);
    await api.get(`/api/books/${_id}`).expect(404);
    await api.get('/api/books/').expect(200, []);
    await api.delete(`/api/books/${_id}`).set(admin()).expect(404);
    await api.put(`/api/books/edit/${_id}`).set(admin()).send(newBookBody()).expect(404);
    await api.post(`/api/books/${_id}/restore`).set(admin()).expect(200);
    await api.post(`/api/books/${_id}/restore`).set(admin()).expect(200);
    await api.get(`/api/books/${_id}`).expect(200);
    await api.post(`/api/books/${unknownId}/restore`).set(admin()).expect(404);
  });
});

it('lets only the owner change the catalogue', async () => {
  const { api } = createTestApp();
  const { _id } = await addBook();
  const calls = [
    api.post('/api/books/create-book').send(newBookBody()),
    api.put(`/api/books/edit/${_id}`).send(newBookBody()),
    api.delete(`/api/books/${_id}`),
    api.post(`/api/books/${_id}/restore`),
    api.post('/api/books/import').type('text/csv').send('title'),
    api.get('/api/books/export.csv'),
    api.post('/api/covers'),
  ];
  for (const call of calls) {
    expect(errorOf((await call.expect(401)).body).code).toBe('authentication_required');
  }
});
