import mongoose from 'mongoose';
import type { BookKind } from './commands.ts';
import { fieldsOf, isbn } from './shop-features.ts';

const { ObjectId } = mongoose.mongo;

/** A book as it is stored before a run; `i` is its index. */
export function bookOf(
  id: string,
  i: number,
  { kind, stock, now }: { kind: BookKind; stock: number | undefined; now: Date },
) {
  return {
    _id: new ObjectId(id),
    title: `Book ${i}`,
    titleKey: `book ${i}`,
    description: 'A book.',
    category: 'fiction',
    trending: false,
    coverImage: '',
    newPriceCents: 500 + i,
    isbnKey: id,
    createdAt: now,
    updatedAt: now,
    ...fieldsOf(kind, stock),
    // Only one new book may have an ISBN.
    ...(i === 0 && kind !== 'used' && { isbn, isbnKey: isbn }),
    ...(i === 1 && { vatRate: 5.5 }),
  };
}

/** An admin as stored before a run. */
export function adminOf(id: string, i: number, now: Date) {
  return {
    _id: new ObjectId(id),
    username: `owner-${i}`,
    passwordHash: '-',
    tokenVersion: 0,
    createdAt: now,
    updatedAt: now,
    __v: 0,
  };
}
