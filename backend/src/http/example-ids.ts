import { z } from 'zod';
import { idSchema } from '../contract/id.ts';

/** Ids in the examples of the OpenAPI text. No shop has records with these ids. */
export const exampleIds = {
  book: '6740a1b2c3d4e5f607182930',
  deletedBook: '6740a1b2c3d4e5f607182931',
  order: '6740a1b2c3d4e5f607182940',
  customer: '6740a1b2c3d4e5f607182950',
  withdrawal: '6740a1b2c3d4e5f607182980',
  email: '6740a1b2c3d4e5f607182960',
  admin: '6740a1b2c3d4e5f607182970',
  bookRequest: '6740a1b2c3d4e5f607182990',
  shelf: 'staff-picks',
  /** Of a change of many books. */
  bulk: '6740a1b2c3d4e5f6071829b0',
  import: '6740a1b2c3d4e5f6071829a0',
  author: 'rita-reader',
  publisher: 'lighthouse-press',
  cover: 'the-paper-lighthouse.webp',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.what-Firebase-gave-the-browser.c2lnbmF0dXJl',
  newsletterToken: 'what-stands-in-the-link-of-the-email',
} as const;

/** The parameter of a path to one record, with its example. */
export function idParamsOf(record: keyof typeof exampleIds) {
  const param = { example: exampleIds[record] };
  return z.object({ id: idSchema.clone().register(z.globalRegistry, { param }) });
}
