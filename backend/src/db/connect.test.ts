import mongoose from 'mongoose';
import { afterEach, expect, inject, it } from 'vitest';
import { BookModel } from '../features/books/book.model.ts';
import { connect, disconnect } from './connect.ts';

afterEach(disconnect);

it.each([
  ['a visitor waits for', {}, 5000],
  ['somebody does beside the shop, however large it is', { isPatient: true }, 0],
])('limits what %s', async (_what, patience, maxTimeMS) => {
  const uri = new URL(inject('mongodbUri'));
  uri.searchParams.set('monitorCommands', 'true');
  await connect(uri.href, patience);
  const limits: unknown[] = [];
  mongoose.connection
    .getClient()
    .on('commandStarted', ({ command }) => limits.push(command.maxTimeMS));
  await BookModel.findOne();
  await BookModel.aggregate([{ $match: {} }]);
  expect(limits).toEqual([maxTimeMS, maxTimeMS]);
});
