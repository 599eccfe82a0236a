import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { adminSettingsSchema, type SettingsChange } from '../../contract/shop/settings.ts';
import { createLog } from '../../log.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { settingsId, SettingsModel } from '../../models/settings/settings.model.ts';
import { shopChanged } from '../../models/settings/shop-changes.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { wordsOf } from '../../words/words-of.ts';
import { writeDueEmails } from '../emails/write-emails.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const put = (change: SettingsChange | object) =>
  shop.api.put('/api/settings').set(signInAdmin()).send(change);
const change = async (parts: SettingsChange) =>
  adminSettingsSchema.parse((await put(parts).expect(200)).body);
const read = async () =>
  adminSettingsSchema.parse((await shop.api.get('/api/settings').set(signInAdmin())).body);

async function nextEmail() {
  await EmailModel.deleteMany();
  await addOrder({}, ['order-received']);
  await writeDueEmails({ env: shop.env, log: createLog('silent') });
  return EmailModel.findOne({ kind: 'order-received' }).orFail().lean();
}

it('untouched texts follow the language, changed ones stay, and back again nothing is lost', async () => {
  const own = { hero: 'Read what you like.', pages: { terms: 'Our rules.' } };
  const before = await change(own);
  const german = await change({ language: 'de' });
  const { defaultTexts } = wordsOf('de');
  expect(german).toMatchObject({ language: 'de', hero: own.hero, money: { locale: 'de-DE' } });
  expect(german.pages.terms).toBe(own.pages.terms);
  expect(german.ownTexts).toEqual(['hero', 'pages.terms']);
  expect(german.categories.map(({ name }) => name)).not.toEqual(
    before.categories.map(({ name }) => name),
  );
  expect(JSON.stringify(german.news)).toContain(JSON.stringify(defaultTexts.news[0]).slice(1, 20));
  expect(german.about).not.toBe(before.about);
  await change({ language: 'he', lowStock: 9 });
  expect(await change({ language: 'en' })).toEqual({ ...before, lowStock: 9 });
});

it('what the owner has chosen stays also where it is the default of a language', async () => {
  const isChosen = { orderButton: 'obligation', money: { locale: 'de-DE' } };
  const categories = Object.entries(wordsOf('de').defaultTexts.categories).map(([slug, name]) => ({
    slug,
    name,
  }));
  await change({ orderButton: 'obligation', money: { locale: 'de-DE' }, categories });
  expect(await change({ language: 'de' })).toMatchObject({ ...isChosen, categories });
  await change({ money: { currency: 'EUR' }, orderButton: 'obligation' });
  await change({ language: 'he' });
  expect(await change({ language: 'en' })).toMatchObject({ ...isChosen, categories });
});

it('texts that an earlier version stored as it showed them follow the language, too', async () => {
  const { about, hero } = await read();
  await SettingsModel.collection.insertOne({ _id: settingsId as never, version: 1, about, hero });
  await change({ language: 'en' });
  const german = await change({ language: 'de' });
  expect([german.about, german.hero]).not.toContain(about);
  expect(german.hero).toBe(wordsOf('de').defaultTexts.hero);
  expect(await change({ language: 'en' })).toMatchObject({ about, hero });
});

it('emails speak the new language at once, and the old one when it comes back', async () => {
  expect((await nextEmail()).subject).toMatch(/^We have your order #\d+$/);
  await change({ language: 'de' });
  const german = await nextEmail();
  expect(german.subject).not.toContain('order');
  expect(german.html).toContain('<html lang="de');
  await change({ language: 'he' });
  expect((await nextEmail()).html).toMatch(/<html lang="he[^>]* dir="rtl"/);
  await change({ language: 'en' });
  expect((await nextEmail()).subject).toMatch(/^We have your order #\d+$/);
});

it.each(['tlh', 'EN', 'de-DE', '', 'en\u202e', null, ['de'], { de: true }])(
  'the language %j is refused at its field, and the shop goes on in its own',
  async (language) => {
    const { body } = await put({ language, lowStock: 9 }).expect(400);
    const { fields, problems } = apiErrorSchema.parse(body).error;
    expect(Object.keys(fields ?? {})).toEqual(['language']);
    expect(problems?.language?.[0]?.code).toBeTruthy();
    expect(await read()).toMatchObject({ language: 'en', lowStock: 3 });
  },
);

it('an own email of the old language stays with its places filled, and the settings name it', async () => {
  const text = 'Hello {name},\nthank you.\n\n{books}\n\nOrder {number} goes to:\n{address}';
  await change({ emailTexts: { 'order-received': { subject: 'Order {number}', text } } });
  const { ownTexts } = await change({ language: 'de' });
  expect(ownTexts).toEqual(['emailTexts']);
  const email = await nextEmail();
  expect(email.subject).toMatch(/^Order #\d+$/);
  expect(email.text).toContain('Hello Rita Reader,\nthank you.');
  expect(email.text).not.toMatch(/\{\w+\}/);
});

it('an own email that lacks a place, as an earlier version took it, goes out; saved again it is refused at its field', async () => {
  const old = { subject: 'Your order', text: 'Hello {name}, {greeting} thank you.' };
  await change({ lowStock: 9 });
  await mongoose.connection
    .collection('settings')
    .updateOne({}, { $set: { emailTexts: { 'order-received': old } } });
  shopChanged.emit();
  await put({ language: 'de' }).expect(200);
  const email = await nextEmail();
  expect(email.subject).toBe('Your order');
  expect(email.text).toContain('Hello Rita Reader, thank you.');
  const { body } = await put({ emailTexts: { 'order-received': old } }).expect(400);
  const { problems } = apiErrorSchema.parse(body).error;
  expect(problems?.['emailTexts.order-received.text']?.map(({ code }) => code)).toEqual([
    'unknown_placeholder',
    'missing_placeholder',
  ]);
});

it('a receipt and the page of a link name their language', async () => {
  await change({ language: 'de' });
  const id = String(await addOrder());
  const receipt = shop.api.get(`/api/orders/${id}/receipt`).set(signInAdmin());
  await receipt.expect(200).expect('Content-Language', 'de');
  const path = '/api/newsletter/end?token=what-stands-in-the-link-of-the-email';
  const page = await shop.api.get(path).expect(200).expect('Content-Language', 'de');
  expect(page.text).toContain('<html lang="de"');
});
