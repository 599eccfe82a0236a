import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainWords } from './parse-request.ts';

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

test.each([
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
])('%j is told in plain words', (change, words) => {
  const { error } = z.safeParse(schema, { ...good, ...change }, { error: plainWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
