import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addLetter } from './letter.model.ts';

useTestDatabase();

it('is found and counted by indexes, however many letters there are', async () => {
  const letter = { subject: 'Thank you', text: 'Text', html: '<p>' };
  await addLetter({ ...letter, key: '1', kind: 'digest', to: 'owner@example.com' });
  const asked: mongoose.mongo.Document[] = [];
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (command[commandName] === 'letters') asked.push(command);
  });
  const { api } = createTestApp();
  for (const query of ['', '?status=waiting']) {
    const { headers } = await api.get(`/api/letters/${query}`).set(signInAdmin()).expect(200);
    expect(headers['x-total-count']).toBe('1');
  }
  expect(asked).toHaveLength(4);

  const client = new mongoose.mongo.MongoClient(inject('mongodbUri')); // whose questions count for nothing
  const db = client.db(mongoose.connection.name);
  for (const { find, aggregate, filter, sort, pipeline } of asked) {
    const wish = find ? { find, filter, sort } : { aggregate, pipeline, cursor: {} };
    const plan = await db.command({ explain: wish, verbosity: 'queryPlanner' });
    expect(JSON.stringify(plan)).toMatch(/IXSCAN|COUNT_SCAN/);
  }
  await client.close();
});
