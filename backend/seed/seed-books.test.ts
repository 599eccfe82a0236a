import { existsSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { BookModel } from '../src/models/books/book.model.ts';
import { categories, addBook } from '../src/testing/books.ts';
import { useTestDatabase } from '../src/testing/database.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { addGeneratedBooks, generateBook } from './generate-books.ts';
import { readBundledBooks, seedBooks } from './seed-books.ts';

useTestDatabase();

it('fills an empty catalogue with the twenty books and their covers', async () => {
  expect(await seedBooks()).toBe(20);
  const { api } = createTestApp();
  const { body } = await api.get('/api/books/').expect(200);
  expect(body).toHaveLength(20);
  for (const category of categories) {
    expect(body.filter((book: { category: string }) => book.category === category)).toHaveLength(4);
  }
  // The recommended books of the home page, positions 8 to 14, come from every category.
  const recommended = body.slice(8, 15).map((book: { category: string }) => book.category);
  expect(new Set(recommended).size).toBe(5);
  for (const { coverImage } of body) {
    await api.get(`/api/covers/${coverImage}`).expect(200);
  }
  await api.get(`/api/covers/${body[0].coverImage}?w=320`).expect(200);
  expect(await seedBooks()).toBe(0);
});

it('names a cover that is there for every bundled book', async () => {
  for (const { title, coverImage } of await readBundledBooks()) {
    const file = new URL(`covers/${coverImage}`, import.meta.url);
    expect(existsSync(file), `cover of ${title}`).toBe(true);
  }
});

it('never touches a catalogue that has a book, also a deleted one', async () => {
  await addBook({ deletedAt: new Date() });
  expect(await seedBooks()).toBe(0);
  expect(await BookModel.countDocuments()).toBe(1);
});

it('adds each book once when two processes start at the same time', async () => {
  const added = await Promise.all([seedBooks(), seedBooks(), seedBooks()]);
  expect(added.reduce((sum, count) => sum + count)).toBe(20);
  expect(await BookModel.countDocuments()).toBe(20);
});

it('goes on where a crash stopped it, and leaves the owner in peace afterwards', async () => {
  await seedBooks();
  const some = await BookModel.find().limit(7).lean();
  await BookModel.collection.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
  expect(await seedBooks()).toBe(0);
  await mongoose.connection
    .collection<{ _id: string }>('seed-markers')
    .updateOne({ _id: 'bundled-books' }, { $set: { state: 'begun' } });
  expect(await seedBooks()).toBe(7);
});

it('stays out of a shop of which the owner took every book out', async () => {
  await seedBooks();
  await BookModel.collection.deleteMany({});
  expect(await seedBooks()).toBe(0);
});

it('generates the same book for the same number, and different ones otherwise', () => {
  const now = new Date('2026-01-01');
  const bare = (i: number) => ({ ...generateBook(i, now), _id: 0, updatedAt: 0 });
  expect(bare(5)).toEqual(bare(5));
  const books = Array.from({ length: 2000 }, (_, i) => bare(i));
  const names = new Set(books.map(({ title, author }) => `${title} ${author}`));
  expect(names.size).toBeGreaterThan(1990);
});

it('adds more generated books to those that are there', async () => {
  await addGeneratedBooks(1500);
  const heard: number[] = [];
  await addGeneratedBooks(1100, (added) => heard.push(added));
  expect(heard).toEqual([1000, 1100]);
  expect(await BookModel.countDocuments()).toBe(2600);
});
