import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { openMailShop } from '../../testing/people/mail-shop.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from '../emails/write-emails.ts';
import { NewsletterSignupModel } from './newsletter.model.ts';

useTestDatabase();

const page = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let shop: Awaited<ReturnType<typeof openMailShop>>;

/** The shop with emails on. */
beforeEach(async () => {
  shop = await openMailShop();
});

const signUp = (email = 'Reader@example.com') =>
  shop.api.post('/api/newsletter').send({ email }).expect(204);

/** The path of a link in the newest email. */
function linkIn(what: 'confirm' | 'end'): string {
  const text = shop.box.mails.at(-1)?.text ?? '';
  const path = new RegExp(`/api/newsletter/${what}\\?token=[\\w-]+`).exec(text)?.[0];
  return path ?? 'no link';
}

async function listed(): Promise<Record<string, string>[]> {
  const { text } = await shop.api.get('/api/newsletter').set(signInAdmin()).expect(200);
  return parse(text, { columns: true, bom: true });
}

it('counts an address after the link in its email was opened, and not before', async () => {
  await signUp();
  await shop.runEmailJobs();
  expect(shop.box.mails).toMatchObject([{ reader: 'Reader@example.com' }]);
  expect(await listed()).toMatchObject([{ email: 'Reader@example.com', confirmed: 'no' }]);
  await shop.api.head(linkIn('confirm')).expect(200);
  expect(await listed()).toMatchObject([{ confirmed: 'no' }]);
  const { text } = await shop.api.get(linkIn('confirm')).set(page).expect(200);
  expect(text).toContain('Thank you, that is confirmed');
  expect(await listed()).toMatchObject([{ confirmed: 'yes' }]);
  await shop.api.get(linkIn('confirm')).set(page).expect(200);
  expect(await NewsletterSignupModel.countDocuments({ expiresAt: null })).toBe(1);
});

it('ends with one click of a mail program, and with the button of the page, not with the link', async () => {
  await signUp();
  await shop.runEmailJobs();
  const header = (name: string) =>
    shop.box.mails[0]?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toContain(linkIn('end'));
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { text, headers } = await shop.api.get(linkIn('end')).set(page).expect(200);
  expect(text).toContain('<form method="post">');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(await listed()).toHaveLength(1);
  const oneClick = () =>
    shop.api.post(linkIn('end')).type('form').send('List-Unsubscribe=One-Click');
  await oneClick().expect(200);
  expect(await listed()).toEqual([]);
  await oneClick().expect(200);
  await shop.api.get(linkIn('confirm')).set(page).expect(404);
});

it('gives the owner a link for each address that ends it', async () => {
  await signUp();
  const [row] = await listed();
  const { pathname, search } = new URL(row?.endLink ?? '');
  await shop.api.post(pathname + search).expect(200);
  expect(await listed()).toEqual([]);
});

it('sends one email a day to an address, however often it is entered, and says always the same', async () => {
  for (let i = 0; i < 5; i += 1) await signUp(i % 2 ? 'reader@example.com' : 'READER@example.com');
  await shop.runEmailJobs();
  expect(shop.box.mails).toHaveLength(1);
  const yesterday = new Date(Date.now() - 86_400_001);
  await NewsletterSignupModel.updateMany({}, { askedAt: yesterday });
  await signUp();
  await shop.runEmailJobs();
  expect(shop.box.mails).toHaveLength(2);
  await shop.api.get(linkIn('confirm')).expect(200);
  await NewsletterSignupModel.updateMany({}, { askedAt: yesterday });
  await signUp();
  await shop.runEmailJobs();
  expect(shop.box.mails).toHaveLength(2);
});

it('keeps no link that would work in its records', async () => {
  await signUp();
  await shop.runEmailJobs();
  const token = linkIn('confirm').split('=')[1] ?? '';
  const kept = [await NewsletterSignupModel.find().lean(), await EmailModel.find().lean()];
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('leaves addresses from before as they are', async () => {
  await NewsletterSignupModel.create({
    _id: 'old@example.com',
    email: 'old@example.com',
    consentAt: new Date(),
  });
  await signUp('old@example.com');
  await shop.runEmailJobs();
  expect(shop.box.mails).toHaveLength(0);
  expect(await listed()).toMatchObject([{ email: 'old@example.com', confirmed: 'not asked' }]);
});

it.each(['confirm', 'end'])('says what is wrong with a made-up link: %s', async (what) => {
  const made = `/api/newsletter/${what}?token=made-up`;
  if (what === 'confirm') {
    const { text } = await shop.api.get(made).set(page).expect(404);
    expect(text).toContain('This link is not valid any more');
    expect(text).not.toContain('sign up'); // the shop may take no new addresses
    const { body } = await shop.api.get(made).expect(404);
    expect(body).toMatchObject({ error: { code: 'record_not_found' } });
  } else await shop.api.post(made).expect(200);
  await shop.api.get(`/api/newsletter/${what}`).expect(400);
});

it('forgets the email with the address when it is ended', async () => {
  await signUp();
  await shop.runEmailJobs();
  await shop.api.post(linkIn('end')).expect(200);
  expect(await EmailModel.countDocuments()).toBe(0);
  await signUp();
  await writeDueEmails(shop.context);
  await shop.runEmailJobs();
  expect(shop.box.mails).toHaveLength(2);
});
