import { beforeEach, expect, it } from 'vitest';
import { emailPreviewSchema } from '../../contract/email/email-texts.ts';
import { languages, type Language } from '../../contract/words/language.ts';
import { createLog } from '../../log.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { toHtml } from './contents/email-html.ts';
import { toText } from './contents/email-text.ts';
import { newMessageContent, shopMessageContent } from './contents/message-email.ts';
import { withdrawalContent } from './drafts/withdrawal-emails.ts';
import { loadSender } from './sender.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const save = (change: object) =>
  shop.api.put('/api/settings').set(signInAdmin()).send(change).expect(200);

async function emailsAbout(order: object = {}) {
  await Promise.all([EmailModel.deleteMany(), OrderModel.deleteMany()]);
  await addOrder(order, ['order-received', 'order-confirmed', 'new-order']);
  await writeDueEmails({ env: shop.env, log: createLog('silent') });
  const emails = await EmailModel.find().lean();
  const of = (kind: string) => {
    const { text = '', html = '' } = emails.find((email) => email.kind === kind) ?? {};
    return { text, html };
  };
  return { received: of('order-received'), others: [of('order-confirmed'), of('new-order')] };
}

const pages = {
  terms: 'Our rules.\n\n# Price & <payment>\n\nYou pay {total}\nin cash.',
  returns: '# How to withdraw\n\nModel form: to Storyloom, 1 Harbour Lane.',
  imprint: 'Rita Reader, Bern',
};
const withdrawal = { isOn: true, days: 30 };

it('the email of a new order has neither terms nor withdrawal while the shop has no withdrawal', async () => {
  const about = { number: 77 };
  const before = await emailsAbout(about);
  await save({ pages });
  expect((await emailsAbout(about)).received).toEqual(before.received);
  expect(JSON.stringify(before)).not.toMatch(/withdraw/i);
});

it('the email of a new order ends with the right of withdrawal, the terms and the returns, and no other email does', async () => {
  await save({ pages, withdrawal });
  const { received, others } = await emailsAbout();
  expect(received.text.replaceAll('\n', ' ')).toContain('until 30 days after you have the books');
  expect(received.text).toMatch(/Withdraw from contract:\nhttp\S+\/withdrawal\n/);
  expect(received.text).toContain(
    '\n\nTerms of Service\n\nOur rules.\n\nPrice & <payment>\n\nYou pay {total}\nin cash.\n\n' +
      'Returns\n\nHow to withdraw\n\nModel form: to Storyloom, 1 Harbour Lane.\n\n-- \n',
  );
  expect(received.html).toMatch(/<h2[^>]*>Terms of Service<\/h2>/);
  expect(received.html).toMatch(/<h3[^>]*>Price &amp; &lt;payment&gt;<\/h3>/);
  expect(received.html).toContain('You pay {total}<br />in cash.');
  for (const { text, html } of others) {
    expect(text).not.toBe('');
    for (const content of [text, html]) expect(content).not.toMatch(/Our rules|withdraw/i);
  }
});

it('orders by telephone and emails in the owner’s own words carry the same texts', async () => {
  const own = { subject: 'Pedido {number}', text: 'Hola {name}, {books}' };
  await save({ pages, withdrawal, emailTexts: { 'order-received': own } });
  const { received } = await emailsAbout({ uid: '', source: 'phone' });
  expect(received.text).toMatch(/Hola Rita Reader[^]+30\sdays[^]+Our rules[^]+Model form/);
  expect(received.html).toMatch(/<p lang="en" dir="auto"[^>]*>\s*You may withdraw/);
  expect(received.html).toMatch(/<div lang="en"[^>]*>\s*<h2/);
});

it('a page without text is left out, and the longest one is there whole in lines that mail programs take', async () => {
  const terms = Array.from({ length: 2_500 }, (_, i) => `§${i} ab`)
    .join(' ')
    .slice(0, 20_000);
  await save({ pages: { terms, returns: '' }, withdrawal });
  const { text, html } = (await emailsAbout()).received;
  expect(text.replaceAll('\n', ' ')).toContain(terms.trim());
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(72);
  expect(html).toContain(terms.trim());
  expect(text).not.toContain('Returns');
});

it.each(languages)('the right of withdrawal is explained in %s', async (language) => {
  await save({ language, pages, withdrawal, contact: { phone: '+34 910 000 000' } });
  const { text, html } = (await emailsAbout()).received;
  expect(html).toContain('<span dir="auto">+34 910 000 000</span>');
  expect(text).toContain('30');
  expect(text).toMatch(/\nhttp\S+\/withdrawal\n/);
  expect(html.includes('<html lang="he" dir="rtl">')).toBe(language === 'he');
  // English terms stand from left to right in an email of another direction.
  expect(html).toMatch(/<p\s+class="ink"\s+dir="auto"[^>]*>\s*Our rules\.\s*<\/p>/);
});

it('what the owner has typed has its own direction, also in a shop with the locale of another', async () => {
  const own = { subject: 'הזמנה {number}', text: 'שלום {name}!' };
  await save({ language: 'he', money: { locale: 'en-IL' }, emailTexts: { 'order-received': own } });
  const { html } = (await emailsAbout()).received;
  expect(html).toMatch(/<h1 dir="auto"[^>]*>\s*הזמנה/);
  expect(html).toMatch(/<p dir="auto"[^>]*>\s*שלום/);
  const sender = await loadSender(shop);
  const order = await OrderModel.findOne().orFail().lean();
  for (const content of [shopMessageContent, newMessageContent])
    expect(toHtml(content(order, 'It is here!', sender), sender)).toMatch(
      /<p dir="auto"[^>]*>\s*It is here!/,
    );
});

it('a preview shows what the customer will get', async () => {
  await save({ pages, withdrawal });
  const trial = { kind: 'order-received', subject: 'Order {number}', text: '{number}' };
  const { body } = await shop.api
    .post('/api/emails/preview')
    .set(signInAdmin())
    .send(trial)
    .expect(200);
  expect(emailPreviewSchema.parse(body).text).toContain('Our rules.');
});

it.each<[Language, string]>([
  ['en', '#1001'],
  ['de', 'Nr.\u00a01001'],
  ['fr', 'n°\u00a01001'],
  ['es', 'n.º\u00a01001'],
  ['pl', '#1001'],
  ['he', '#1001'],
])('every email in %s writes the number of an order as %s', async (language, number) => {
  await save({ language });
  const { received, others } = await emailsAbout({ number: 1001 });
  const declared = {
    number: '1001',
    name: 'Rita',
    email: 'rita@example.com',
    receivedAt: new Date(),
  };
  const sender = await loadSender({ env: shop.env });
  const withdrawn = toText(withdrawalContent(declared as StoredWithdrawal, sender), sender);
  for (const text of [received.text, withdrawn, ...others.map((email) => email.text)]) {
    expect(text).toContain(number);
    expect(text.replaceAll(number, '')).not.toContain('1001');
  }
});
