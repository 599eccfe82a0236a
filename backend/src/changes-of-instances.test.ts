import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { addBook, newBookBody } from './testing/books.ts';
import { testDatabaseUri, useTestDatabase } from './testing/database.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { programFile } from './testing/run-program.ts';
import { testEnv } from './testing/test-app.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes of its own

const instances: ChildProcess[] = [];

afterEach(async () => {
  for (const instance of instances.splice(0)) {
    instance.kill('SIGKILL');
    await once(instance, 'exit');
  }
});

/** Starts the API as it is started in earnest, on the database of this test; returns its address. */
async function startInstance(): Promise<string> {
  const instance = fork(programFile('main'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MONGODB_URI: testDatabaseUri(),
      JWT_SECRET: testEnv.jwtSecret,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  instances.push(instance);
  const [{ port }] = (await once(instance, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

it('what one instance of the API changes, another shows by itself', async () => {
  const { _id } = await addBook({ title: 'Nightingale' });
  const addresses = [await startInstance(), await startInstance()];
  const pages = (word: string) => [
    '/api/books/',
    `/api/books/${_id}`,
    `/api/search?q=${word}`,
    `/api/search/suggest?q=${word.slice(0, 5)}`,
    '/api/search?category=fiction',
  ];
  const read = async (from: string, page: string) => (await fetch(`${from}${page}`)).text();
  const untilShown = (from: string, word: string, title: string) =>
    vi.waitFor(
      async () => {
        for (const page of pages(word)) expect(await read(from, page), page).toContain(title);
      },
      { timeout: 30_000, interval: 50 },
    );

  // Whatever is asked for often lies ready in both.
  for (const from of addresses) await untilShown(from, 'nightingale', 'Nightingale');
  for (const [i, title] of ['Kingfisher', 'Woodpecker'].entries()) {
    const [changed, other] = i === 0 ? addresses : addresses.toReversed();
    for (const page of pages(title)) await read(other!, page);
    const response = await fetch(`${changed}/api/books/edit/${_id}`, {
      method: 'PUT',
      headers: { ...signInAdmin(), 'Content-Type': 'application/json' },
      body: JSON.stringify(newBookBody({ title })),
    });
    expect(response.status).toBe(200);
    const ofOwner = await fetch(`${other}/api/search?q=${title}`, { headers: signInAdmin() });
    expect(await ofOwner.text()).toContain(title); // at once
    await untilShown(other!, title.toLowerCase(), title);
    expect(await read(other!, '/api/search/suggest?q=night')).not.toContain('Nightingale');
  }
  const gone = await fetch(`${addresses[0]}/api/books/${_id}`, {
    method: 'DELETE',
    headers: signInAdmin(),
  });
  expect(gone.status).toBe(200);
  await vi.waitFor(
    async () => {
      expect((await fetch(`${addresses[1]}/api/books/${_id}`)).status).toBe(404);
      expect(await read(addresses[1]!, '/api/search/suggest?q=woodp')).toBe('[]');
    },
    { timeout: 30_000, interval: 50 },
  );
});
