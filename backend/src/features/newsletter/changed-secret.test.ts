import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { issueAdminToken } from '../../auth/admin-token.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { testAdminIds, useTestDatabase } from '../../testing/database.ts';
import { openMailShop } from '../../testing/people/mail-shop.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { NewsletterSignupModel } from './newsletter.model.ts';
import { addEndToken } from './sign-up.ts';

useTestDatabase();

// As after a leak, or on another server: links are made of the secret, sign-ups stay.
const nextSecret = 'the next secret for tests with 32 bytes or more';

type Api = ReturnType<typeof createTestApp>['api'];

/** The rows of the owner's list. */
async function listed(api: Api, jwtSecret: string): Promise<Record<string, string>[]> {
  const owner = { id: testAdminIds[0], username: 'owner', tokenVersion: 0 };
  const token = issueAdminToken(jwtSecret, owner);
  const { text } = await api
    .get('/api/newsletter')
    .set({ Authorization: `Bearer ${token}` })
    .expect(200);
  return parse(text, { columns: true, bom: true });
}

const pathOf = (link = '') => link.replace(/^https?:\/\/[^/]+/, '');

it('ends by the links of the lists from before and after a change of JWT_SECRET', async () => {
  const { api } = createTestApp();
  for (const email of ['ada@example.com', 'ben@example.com']) {
    await api.post('/api/newsletter').send({ email }).expect(204);
  }
  const before = await listed(api, testEnv.jwtSecret);
  const { api: next } = createTestApp({ jwtSecret: nextSecret });
  const after = await listed(next, nextSecret);
  await next.post(pathOf(after[0]?.endLink)).expect(200);
  expect(await NewsletterSignupModel.distinct('_id')).toEqual(['ben@example.com']);
  await next.post(pathOf(before[1]?.endLink)).expect(200);
  expect(await NewsletterSignupModel.distinct('_id')).toEqual([]);
});

it.each(['an earlier version', 'a time before the links'])(
  'ends by the link of the list when the record is of %s',
  async (from) => {
    const { api } = createTestApp();
    await api.post('/api/newsletter').send({ email: 'ada@example.com' }).expect(204);
    const [row] = await listed(api, testEnv.jwtSecret);
    const { endHash } = await NewsletterSignupModel.findOne().orFail().lean();
    const text = [endHash].flat()[0];
    const change =
      from === 'an earlier version' ? { $set: { endHash: text } } : { $unset: { endHash: 1 } };
    await NewsletterSignupModel.collection.updateOne({}, change);
    expect(await listed(api, testEnv.jwtSecret)).toEqual([row]);
    await api.post(pathOf(row?.endLink)).expect(200);
    expect(await NewsletterSignupModel.countDocuments()).toBe(0);
  },
);

it('keeps the links of an address that ended and subscribed again while the list was read', async () => {
  const { api } = createTestApp();
  const signUpAgain = () =>
    api.post('/api/newsletter').send({ email: 'ada@example.com' }).expect(204);
  await signUpAgain();
  const read = await NewsletterSignupModel.findOne().orFail().lean();
  await NewsletterSignupModel.deleteMany();
  await signUpAgain();
  const again = await NewsletterSignupModel.findOne().orFail().lean();
  await addEndToken(read, 'a token of the next secret');
  expect(await NewsletterSignupModel.findOne().lean()).toEqual(again);
});

it('confirms and ends by the links of the email that is asked for after a change of JWT_SECRET', async () => {
  const shop = await openMailShop();
  const email = 'ada@example.com';
  await shop.api.post('/api/newsletter').send({ email }).expect(204);
  await shop.runEmailJobs();
  const next = await openMailShop({ jwtSecret: nextSecret });
  await NewsletterSignupModel.updateMany({}, { askedAt: new Date(Date.now() - 86_400_001) });
  await next.api.post('/api/newsletter').send({ email }).expect(204);
  const [{ text = '' } = {}] = await next.runEmailJobs();
  const linkTo = (what: string) =>
    new RegExp(`/api/newsletter/${what}\\?token=[\\w-]+`).exec(text)?.[0] ?? 'no link';
  await next.api.get(linkTo('confirm')).expect(200);
  expect(await listed(next.api, nextSecret)).toMatchObject([{ confirmed: 'yes' }]);
  await next.api.post(linkTo('end')).expect(200);
  expect(await NewsletterSignupModel.countDocuments()).toBe(0);
  expect(await EmailModel.countDocuments()).toBe(0);
});
