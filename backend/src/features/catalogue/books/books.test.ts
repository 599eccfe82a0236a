import mongoose from 'mongoose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSchema } from '../../../contract/book/book.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection, BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const unknownId = 'f'.repeat(24);
const list = z.array(bookSchema);
const titles = (body: unknown) => list.parse(body).map(({ title }) => title);
const errorOf = (body: unknown) => apiErrorSchema.parse(body).error;

describe('a visitor', () => {
  it('sees the books newest first, and how many there are', async () => {
    const { api } = createTestApp();
    await addBook({ title: 'Old', createdAt: new Date('2026-01-01') });
    await addBook({ title: 'New', createdAt: new Date('2026-02-01') });
    await addBook({ title: 'Gone', deletedAt: new Date() });
    const { body, headers } = await api.get('/api/books/').expect(200);
    expect(titles(body)).toEqual(['New', 'Old']);
    expect(headers['x-total-count']).toBe('2');
    expect(headers.link).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('sees books of the same moment in one order on every page', async () => {
    const { api } = createTestApp();
    const createdAt = new Date('2026-01-01');
    for (let i = 0; i < 7; i++) await addBook({ title: `Book ${i}`, createdAt });
    const seen: string[] = [];
    let address: string | undefined = '/api/books?limit=3';
    while (address) {
      const page: { body: unknown; headers: Record<string, string> } = await api.get(address);
      seen.push(...titles(page.body));
      address = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('gets the first thousand of a long list and finds the rest behind the link', async () => {
    const { api } = createTestApp();
    const createdAt = new Date('2026-01-01');
    await BookModel.insertMany(
      Array.from({ length: 1003 }, (_, i) => ({
        title: `Book ${i}`,
        description: 'x',
        category: 'fiction',
        newPriceCents: i,
        createdAt,
      })),
    );
    const { body, headers } = await api.get('/api/books/?category=fiction').expect(200);
    expect(list.parse(body)).toHaveLength(1000);
    expect(headers['x-total-count']).toBe('1003');
    expect(headers.link).toBe('</api/books/?category=fiction&page=11&limit=100>; rel="next"');
    const rest = await api.get('/api/books/?category=fiction&page=11&limit=100').expect(200);
    expect(list.parse(rest.body)).toHaveLength(3);
    expect(rest.headers.link).toBeUndefined();
  });

  it('filters by category and trend, and sorts', async () => {
    const { api } = createTestApp();
    await addBook({ title: 'B', category: 'horror', newPriceCents: 300, trending: true });
    await addBook({ title: 'A', category: 'horror', newPriceCents: 200 });
    await addBook({ title: 'C', category: 'fiction', newPriceCents: 100 });
    const get = async (query: string) => titles((await api.get(`/api/books/?${query}`)).body);
    expect(await get('category=horror&sort=title')).toEqual(['A', 'B']);
    expect(await get('trending=true')).toEqual(['B']);
    expect(await get('trending=false&sort=price-desc')).toEqual(['A', 'C']);
    expect(await get('sort=price-asc')).toEqual(['C', 'A', 'B']);
  });

  it('asks for certain books and gets those that exist', async () => {
    const { api } = createTestApp();
    const { _id } = await addBook({ title: 'Kept' });
    const gone = await addBook({ title: 'Gone', deletedAt: new Date() });
    await addBook({ title: 'Other' });
    const { body } = await api.get(`/api/books/?ids=${_id},${unknownId},${gone._id}`).expect(200);
    expect(titles(body)).toEqual(['Kept']);
    expect(titles((await api.get('/api/books/?ids=')).body)).toEqual([]);
  });

  it.each([
    'category=poetry',
    'category=horror&category=fiction',
    'trending=1',
    'sort=-price',
    'limit=0',
    'limit=101',
    'limit=1e2',
    'page=0',
    'page=-1',
    'page=99999999999',
    'ids=1',
  ])('gets a 400 when %s is no value for a filter', async (query) => {
    const { api } = createTestApp();
    const { body } = await api.get(`/api/books/?${query}`).expect(400);
    expect(errorOf(body).code).toBe('parameter_invalid');
  });

  it.each(['category[$ne]=horror', 'ids[$gt]=', 'trending[$exists]=true', 'colour=red'])(
    'sees all books when asking with a name that is no filter: %s',
    async (query) => {
      const { api } = createTestApp();
      await addBook({ title: 'Dark', category: 'horror', createdAt: new Date('2026-02-01') });
      await addBook({ title: 'Light', category: 'fiction', createdAt: new Date('2026-01-01') });
      const { body } = await api.get(`/api/books/?${query}`).expect(200);
      expect(titles(body)).toEqual(['Dark', 'Light']);
    },
  );

  it('opens one book, and gets a 404 when it does not exist', async () => {
    const { api } = createTestApp();
    const book = await addBook();
    const { body, headers } = await api.get(`/api/books/${book._id}`).expect(200);
    expect(bookSchema.parse(body)).toEqual(book);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    await api.get(`/api/books/${book._id}`).set('If-None-Match', headers.etag!).expect(304);
    expect(errorOf((await api.get(`/api/books/${unknownId}`).expect(404)).body).code).toBe(
      'record_not_found',
    );
    for (const id of ['1', 'null', `${unknownId}0`, '%00', "'; drop", '%F0%9F%92%A9']) {
      const wrong = await api.get(`/api/books/${encodeURIComponent(id)}`).expect(400);
      expect(errorOf(wrong.body).code).toBe('parameter_invalid');
    }
    await api.get('/api/books/%E0%A4%A').expect(400);
  });

  it('sees related books: same author first, then same category, never the book itself', async () => {
    const { api } = createTestApp();
    const at = (day: number) => new Date(2026, 0, day);
    const book = await addBook({ author: 'Ada', category: 'horror', createdAt: at(9) });
    await addBook({ title: 'By Ada', author: 'Ada', category: 'business', createdAt: at(1) });
    await addBook({ title: 'Gone', author: 'Ada', deletedAt: new Date() });
    for (let i = 1; i < 10; i++) {
      await addBook({ title: `Horror ${i}`, category: 'horror', createdAt: at(i) });
    }
    await addBook({ title: 'Other', category: 'fiction' });
    const { body } = await api.get(`/api/books/${book._id}/related`).expect(200);
    const rest = [9, 8, 7, 6, 5, 4, 3].map((i) => `Horror ${i}`);
    expect(titles(body)).toEqual(['By Ada', ...rest]);
    await api.get(`/api/books/${unknownId}/related`).expect(404);
  });

  it('sees no other copy of the same book among them, and none that is gone', async () => {
    const isbn = '9780141439518';
    const book = await addBook({ author: 'Ada', isbn });
    await addBook({ title: 'Used copy', author: 'Ada', isbn, condition: 'good', stock: 1 });
    await addBook({ title: 'Gone', author: 'Ada', supply: 'gone' });
    await addBook({ title: 'Next', author: 'Ada' });
    const { body } = await createTestApp().api.get(`/api/books/${book._id}/related`).expect(200);
    expect(titles(body)).toEqual(['Next']);
  });

  it('waits for no count where the author has no other book', async () => {
    const book = await addBook({ author: 'Ada', category: 'horror' });
    await addBook({ title: 'Horror', author: 'Eve', category: 'horror' });
    const counts = vi.spyOn(bookCollection, 'countDocuments');
    onTestFinished(() => counts.mockRestore());
    const { body } = await createTestApp().api.get(`/api/books/${book._id}/related`).expect(200);
    expect(titles(body)).toEqual(['Horror']);
    expect(counts).not.toHaveBeenCalled();
  });
});

it('says that the shop is not ready while the database is away', async () => {
  const { api } = createTestApp();
  const away = new mongoose.mongo.MongoNetworkError('connection refused');
  const spies = [
    vi.spyOn(BookModel.collection, 'find').mockImplementation(() => {
      throw away;
    }),
    vi.spyOn(BookModel.collection, 'findOne').mockRejectedValue(away),
  ];
  for (const address of ['/api/books/', `/api/books/${unknownId}`, '/api/search?q=x']) {
    const { body, headers } = await api.get(address).expect(503);
    expect(errorOf(body).code).toBe('service_unavailable');
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain('refused');
  }
  for (const spy of spies) spy.mockRestore();
  await api.get('/api/books/').expect(200, []);
});
