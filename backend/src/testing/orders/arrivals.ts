import { z } from 'zod';
import { supplyRowSchema } from '../../contract/order/awaited-books.ts';
import { signInAdmin } from '../people/sign-in.ts';
import type { createTestApp } from '../test-app.ts';

type Api = ReturnType<typeof createTestApp>['api'];

/** What the owner does with books to order; `findApi` returns the API of the running test. */
export function supplyCalls(findApi: () => Api) {
  return {
    toOrder: async () => {
      const { body } = await findApi().get('/api/supply/').set(signInAdmin()).expect(200);
      return z.array(supplyRowSchema).parse(body);
    },
    arrive: (body: object, key = 'arrival') =>
      findApi()
        .post('/api/supply/arrivals')
        .set({ ...signInAdmin(), 'Idempotency-Key': key })
        .send(body),
    undo: (key = 'arrival') =>
      findApi().post('/api/supply/arrivals/undo').set(signInAdmin()).send({ key }),
  };
}
