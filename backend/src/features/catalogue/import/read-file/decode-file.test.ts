import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../../testing/database.ts';
import { signInAdmin } from '../../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../../testing/test-app.ts';

useTestDatabase();

it.each([
  ['a workbook', Buffer.from('PK\u0003\u0004...'), 'is a workbook', 'file_is_workbook'],
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
    'is a workbook',
    'file_is_workbook',
  ],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
    'is no',
    'file_is_no_text',
  ],
])('%s is refused as what it is', async (_what, file, message, code) => {
  const { body } = await createTestApp()
    .api.post('/api/books/import?dryRun=true')
    .set(signInAdmin())
    .type('text/csv')
    .send(file)
    .expect(400);
  expect(body.error.message).toContain(message);
  expect(body.error.reason).toEqual({ code });
});
