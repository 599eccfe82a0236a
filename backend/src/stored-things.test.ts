import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { sessionCookieName } from './auth/session-cookie.ts';
import { storedThings } from './contract/shop/stored-things.ts';
import { openShopsName } from './database/heartbeat.ts';
import { createCoverIndexes } from './features/catalogue/covers/cover.model.ts';
import { useTestDatabase } from './testing/database.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

const namesIn = (place: keyof typeof storedThings) =>
  storedThings[place].flatMap(({ names }) => names);

it('the page about privacy tells of each collection of the database, and of no other', async () => {
  createTestApp();
  await createCoverIndexes();
  const stored = ((await mongoose.connection.db?.collections()) ?? [])
    .map(({ collectionName }) => collectionName)
    // Named when a process opens the shop.
    .concat(openShopsName, ...Object.values(mongoose.models).map((model) => model.collection.name))
    .filter((name) => !name.startsWith('system.'));
  const notice = namesIn('database');
  const isNotified = (name: string) =>
    notice.some((one) => (one.endsWith('.') ? name.startsWith(one) : name === one));
  expect(stored.filter((name) => !isNotified(name))).toEqual([]);
  expect(notice.filter((one) => !stored.some((name) => name.startsWith(one)))).toEqual([]);
});

it('the page about privacy tells of the one cookie that the API sets', () => {
  expect(namesIn('cookie')).toEqual(
    expect.arrayContaining([sessionCookieName(true), sessionCookieName(false)]),
  );
  const setting = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|openapi/.test(file))
    .filter((file) =>
      /\.cookie\(|(set|append|setHeader)\('Set-Cookie/i.test(
        readFileSync(path.join(import.meta.dirname, file), 'utf8'),
      ),
    );
  expect(setting).toEqual(['auth/session-cookie.ts']);
});
