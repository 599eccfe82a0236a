import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Types } from 'mongoose';
import { z } from 'zod';
import { newBookSchema, type NewBook } from '../src/contract/book/book.ts';
import { isDuplicateKey } from '../src/database/unique-index.ts';
import { announceBooksChanged } from '../src/models/books/book-changes.ts';
import { BookModel, storedFieldsOf, isbnKeyOf } from '../src/models/books/book.model.ts';
import { titleKeyOf } from '../src/models/books/title-key-of.ts';
import {
  bundledBooksId,
  SeedMarkerModel,
} from '../src/features/catalogue/samples/seed-marker.model.ts';
import { hasCover, storeOwnCover } from '../src/features/catalogue/covers/cover.model.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fills a catalogue that never had a book with the bundled ones; returns how many it added. Ids
 * and cover names are fixed and a marker tells that it began, so that it goes on after a crash,
 * and two processes that start at once add each book once.
 */
export async function seedBooks(): Promise<number> {
  const marker = await SeedMarkerModel.findById(bundledBooksId).lean();
  const hasBooks = (await BookModel.collection.findOne({}, { projection: { _id: 1 } })) !== null;
  // An owner who took all books out does not get the samples back.
  if (marker ? marker.state !== 'begun' : hasBooks) return 0;
  const books = await readBundledBooks();
  const mark = (state: string) =>
    SeedMarkerModel.updateOne(
      { _id: bundledBooksId },
      { $set: { state, books: books.map(idOf) } },
      { upsert: true },
    );
  await mark('begun');
  for (const { coverImage } of books) if (coverImage) await addCover(coverImage);
  const added = await addBundledBooks(books);
  await mark('done');
  return added;
}

/** The bundled books in the order of the shop's list: the categories take turns. */
export async function readBundledBooks(): Promise<NewBook[]> {
  const text = await readFile(bundled('books.json'), 'utf8');
  const books = z.array(newBookSchema).parse(JSON.parse(text));
  const turns = new Map<string, number>();
  const withTurn = books.map((book) => {
    const turn = turns.get(book.category) ?? 0;
    turns.set(book.category, turn + 1);
    return { book, turn };
  });
  return withTurn.sort((a, b) => a.turn - b.turn).map(({ book }) => book);
}

async function addCover(name: string): Promise<void> {
  const file = bundled(`covers/${name}`);
  if (!existsSync(file) || (await hasCover(name))) return;
  await storeOwnCover(name, await readFile(file));
}

/** Adds those that are missing, without their covers; returns how many. */
export async function addBundledBooks(from?: NewBook[]): Promise<number> {
  const books = from ?? (await readBundledBooks());
  const now = new Date();
  const documents = books.map((book, i) => ({
    ...storedFieldsOf(book),
    titleKey: titleKeyOf(book.title),
    _id: idOf(book),
    isbnKey: isbnKeyOf(idOf(book), book),
    // Days apart, so that the order stays the same whatever process added which book.
    createdAt: new Date(now.getTime() - (i + 1) * dayMs),
    updatedAt: now,
    __v: 0,
  }));
  const counts = documents.map((document) =>
    BookModel.collection
      .updateOne({ _id: document._id }, { $setOnInsert: document }, { upsert: true })
      .then(({ upsertedCount }) => upsertedCount, noneWhenThere),
  );
  const added = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  announceBooksChanged('all');
  return added;
}

function idOf({ title, author }: NewBook): Types.ObjectId {
  const hash = createHash('sha256').update(`${title}\n${author}`).digest('hex');
  return new Types.ObjectId(hash.slice(0, 24));
}

// Two upserts at once: the slower one finds the book there, which is all it wanted.
function noneWhenThere(error: unknown): number {
  if (isDuplicateKey(error)) return 0;
  throw error;
}

/** In this folder, or, when it runs compiled from `dist/seed`, in the source's folder. */
function bundled(path: string): URL {
  const nextToThis = new URL(path, import.meta.url);
  return existsSync(nextToThis) ? nextToThis : new URL(`../../seed/${path}`, import.meta.url);
}
