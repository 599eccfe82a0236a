import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from './route.ts';

const base = { access: 'anyone', summary: 'Test' } as const;
const response = z.object({ title: z.string() });

// The type check of this file is the test: each expected error must be one.
it('a route compiles only when it returns what its answer says, and is cached only when public', () => {
  const get = { ...base, call: 'GET /api/tests', response } as const;
  expect(defineRoute({ ...get, handle: () => ({ title: 'Emma' }) }).status).toBe(200);
  expect(defineRoute({ ...base, call: 'POST /api/tests', handle: () => {} })).toMatchObject({
    method: 'post',
    path: '/api/tests',
    status: 204,
  });
  // @ts-expect-error a number is no title
  defineRoute({ ...get, handle: () => ({ title: 1 }) });
  // @ts-expect-error the title is missing
  defineRoute({ ...get, handle: async () => ({}) });
  // @ts-expect-error the title is missing
  defineRoute({ ...get, cache: { tags: () => [], load: async () => ({}) } });
  const cache = { tags: () => [], load: async () => ({ title: 'Emma' }) };
  defineRoute({ ...get, cache });
  // @ts-expect-error what changes something is never cached
  defineRoute({ ...get, call: 'POST /api/tests', cache });
  // @ts-expect-error what an administrator sees is not for everybody
  defineRoute({ ...get, access: 'admin', cache });
});
