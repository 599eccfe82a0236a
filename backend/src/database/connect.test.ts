import mongoose from 'mongoose';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import { BookModel } from '../models/books/book.model.ts';
import { breakableDatabase } from '../testing/breakable-database.ts';
import { connect } from './connect.ts';

afterEach(() => mongoose.disconnect());

it.each([
  ['a visitor waits for', {}, 5000],
  ['of a script, however large it is', { isPatient: true }, 0],
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

it('waits for a slow server that takes long for every connection', async () => {
  const database = await breakableDatabase(inject('mongodbUri'));
  onTestFinished(() => database.cut());
  database.slowDown(2100);
  await connect(database.uri, { isPatient: true });
  const asked = Array.from({ length: 3 }, () => BookModel.findOne());
  expect(await Promise.all(asked)).toEqual([null, null, null]);
});
