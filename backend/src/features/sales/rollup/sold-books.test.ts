import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { findBestSellers, writeSoldBooks } from './sold-books.model.ts';

useTestDatabase();

it('goes on with what an earlier version has written, a document for each block', async () => {
  const _id = new mongoose.Types.ObjectId();
  await mongoose.connection.collection('sold-books').insertOne({
    ...{ _id, title: 'Emma', sold: 3, revision: new mongoose.Types.ObjectId() },
    blocks: [{ block: 2, times: 1, sold: 3 }],
  });
  const write = async (block: number, times: number, sold: number) => {
    const id = _id.toHexString();
    const books = new Map([[id, { sold, title: `Emma, as block ${block} has it` }]]);
    await writeSoldBooks([{ block, times, books, changed: new Set([id]) }]);
    return findBestSellers(1);
  };
  const title = 'Emma, as block 70000 has it';
  expect(await write(70_000, 1, 300)).toEqual([{ _id, title, sold: 303 }]);
  expect(await write(2, 2, 1)).toEqual([{ _id, title, sold: 301 }]);
  // Counted before the last time.
  expect(await write(70_000, 1, 2)).toEqual([{ _id, title, sold: 301 }]);
});
