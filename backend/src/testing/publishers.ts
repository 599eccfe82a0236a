import { z } from 'zod';
import { publisherSchema, savedPublisherSchema } from '../contract/book/publishers/publisher.ts';
import { signInAdmin } from './people/sign-in.ts';
import type { createTestApp } from './test-app.ts';

type Api = ReturnType<typeof createTestApp>['api'];

/** What the owner asks of publishers; `findApi` returns the API of the running test. */
export function publisherCalls(findApi: () => Api) {
  const put = (slug: string, body: object, headers = {}) =>
    findApi()
      .put(`/api/publishers/${encodeURIComponent(slug)}`)
      .set({ ...signInAdmin(), ...headers })
      .send(body);
  return {
    put,
    save: async (slug: string, body: object) =>
      savedPublisherSchema.parse((await put(slug, body).expect(200)).body),
    undo: (id: string | undefined) =>
      findApi().post('/api/publishers/undo').set(signInAdmin()).send({ id }),
    list: async () => {
      const { body } = await findApi().get('/api/publishers/').set(signInAdmin()).expect(200);
      return z.array(publisherSchema).parse(body);
    },
  };
}

/** All details of a publisher that the law asks for. */
export const publisherDetails = {
  address: 'Vilshofener Straße 10\n81679 München',
  email: 'info@hanser.example',
};
