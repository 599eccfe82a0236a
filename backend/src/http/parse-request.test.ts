import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nameRule, readJson } from './parse-request.ts';
import { rules } from '../contract/words/en/rules.ts';
import { ruleSentence } from '../contract/words/rules.ts';

const schema = z.object({
  name: z.string().min(2).max(3),
  count: z.int().min(1).max(9),
  kind: z.enum(['a', 'b']),
  ids: z.array(z.string()).max(1),
  inner: z.object({ isOn: z.boolean() }),
  own: z.string('has words of its own').optional(),
  email: z.email(),
});
const good = { name: 'abc', count: 1, kind: 'a', ids: [], inner: { isOn: true }, email: 'a@b.ch' };

it.each([
  [{ name: undefined }, 'is required'],
  [{ name: null }, 'is required'],
  [{ name: 1 }, 'must be a text'],
  [{ name: 'a' }, 'must have at least 2 characters'],
  [{ name: 'abcd' }, 'must have at most 3 characters'],
  [{ count: 'x' }, 'must be a number'],
  [{ count: 1.5 }, 'must be a whole number'],
  [{ count: 0 }, 'must be 1 or more'],
  [{ count: 10 }, 'must be 9 or less'],
  [{ kind: 'c' }, 'must be one of a, b'],
  [{ ids: { length: 1 } }, 'must be a list'],
  [{ ids: ['a', 'b'] }, 'must have at most 1 entries'],
  [{ inner: [] }, 'must be an object'],
  [{ inner: { isOn: 1 } }, 'must be true or false'],
  [{ own: 1 }, 'has words of its own'],
  [{ email: 'x' }, 'is not valid'],
])('explains %j in plain words', (change, words) => {
  const { error } = z.safeParse(schema, { ...good, ...change }, { error: nameRule });
  expect(error?.issues.map(({ message }) => ruleSentence(message, rules))).toEqual([words]);
});

it('closes a connection that never sends the rest of a body, and no other', async () => {
  const server = express()
    .use(readJson(1000))
    .use((req, res) => void setTimeout(() => res.json(req.body), 100))
    .listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const half = connect(port).resume();
    half.on('error', () => {}); // a reset is an end, too
    half.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await once(half, 'close');
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"a": 1}' };
    const response = await fetch(`http://127.0.0.1:${port}`, init);
    expect(await response.json()).toEqual({ a: 1 });
  } finally {
    server.close();
  }
});
