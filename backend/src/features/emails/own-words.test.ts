import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { customerEmailKinds } from '../../contract/email/email.ts';
import type { CustomerEmailKind } from '../../contract/email/customer-emails.ts';
import { emailTexts as defaultTexts } from '../../contract/words/en/email-texts.ts';
import { emailPreviewSchema } from '../../contract/email/email-texts.ts';
import { adminSettingsSchema } from '../../contract/shop/settings.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { setSettings } from '../../testing/save-settings.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { shopMessageContent } from './contents/message-email.ts';
import { isOrderEmail, orderContent } from './contents/order-email.ts';
import { bookIsHereContent, bookRequestConfirmContent } from './drafts/book-request-emails.ts';
import { newsletterContent } from './drafts/newsletter-emails.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { loadSender } from './sender.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

function standard(kind: CustomerEmailKind) {
  const { subject, text } = defaultTexts[kind];
  return { subject, text };
}

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const put = (emailTexts: object) =>
  shop.api.put('/api/settings').set(signInAdmin()).send({ emailTexts });
const preview = (trial: object) =>
  shop.api.post('/api/emails/preview').set(signInAdmin()).send(trial);

async function emailAbout(order: object) {
  await addOrder(order, ['order-received']);
  await writeDueEmails({ env: shop.env, log: createLog('silent') });
  const email = await EmailModel.findOne({ kind: 'order-received' }).lean();
  if (!email) throw new Error('There is no email.');
  return email;
}

const own = {
  subject: 'Pedido {number}: {total}',
  text: 'Hola {name},\ngracias por {books}.\n\n{books}\n\nLo enviamos a:\n{address}\n\nVer pedidos: {link}\n\nHasta pronto, {shop}',
};

describe('an email in the words of the owner', () => {
  it('says them with its placeholders filled in, as text and as HTML', async () => {
    await put({ 'order-received': own }).expect(200);
    const { subject, text, html } = await emailAbout({ number: 77 });
    expect(subject).toBe('Pedido #77: $10.50');
    expect(text).toContain('Hola Rita Reader,\ngracias por The Paper Lighthouse.');
    expect(text).toMatch(/\nThe Paper Lighthouse +\$10\.50\n= +\$10\.50\n/);
    expect(text).toMatch(/Lo enviamos a:\nRita Reader\n3000 Bern\nSwitzerland\n/);
    expect(text).toMatch(/Ver pedidos:\nhttp\S+\/orders\n/);
    expect(html).toContain('Hola Rita Reader,<br />gracias por The Paper Lighthouse.');
    for (const content of [text, html]) expect(content).not.toMatch(/Thank you|\{\w+\}/);
    for (const content of [text, html]) {
      expect(content).not.toMatch(/\b(Total|Shipping|See your orders|You get this email)/);
    }
  });

  it('lets nothing that a customer has written become a place, markup or a part of the subject', async () => {
    await put({ 'order-received': own }).expect(200);
    const { subject, text, html } = await emailAbout({ name: '{total} <b>{link}' });
    expect(text).toContain('Hola {total} <b>{link},');
    expect(html).toContain('Hola {total} &lt;b&gt;{link},');
    expect(subject).not.toContain('<b>');
  });

  it('leaves every other kind with its default text', async () => {
    const about = { number: 77, createdAt: new Date('2026-01-05T10:00:00Z') };
    const { subject, text, html } = await emailAbout(about);
    await EmailModel.deleteMany();
    await OrderModel.deleteMany();
    await put({ 'order-shipped': own }).expect(200);
    expect(await emailAbout(about)).toMatchObject({ subject, text, html });
    await put({}).expect(200);
  });

  it('has no button for who ordered by telephone, since there is no page of orders', async () => {
    await put({ 'order-received': own }).expect(200);
    const { text } = await emailAbout({ uid: '', source: 'phone' });
    expect(text).not.toContain('Ver pedidos');
    expect(text).toContain('Hasta pronto');
  });

  it('tells what delivery costs without words of its own', async () => {
    await put({ 'order-received': own }).expect(200);
    const { text } = await emailAbout({ shippingCents: 350, totalCents: 1400 });
    expect(text).toMatch(/\n\+ +\$3\.50\n= +\$14\.00\n/);
    expect(text).not.toMatch(/Shipping|Total/);
  });

  it('keeps a sentence that ends in the link, and the default words of a link alone', async () => {
    const long = 'Todo lo que ha pedido hasta hoy se encuentra aquí: {link}';
    await put({ 'order-received': { ...own, text: `{number}\n{link}\n${long}` } }).expect(200);
    const { text } = await emailAbout({});
    expect(text).toMatch(/See your orders:\nhttp/);
    expect(text.replaceAll('\n', ' ')).toMatch(/se encuentra aquí: http\S+\/orders/);
  });

  it('is of the language of the shop, and its default parts are in English', async () => {
    await put({ 'order-received': { ...own, text: '{number}\n{link}' } }).expect(200);
    expect((await emailAbout({})).html).toContain('<html lang="en-US">');
    const content = { subject: 'Su pedido {number}', text: 'Recibido: {number}\n{link}' };
    const opening = async (trial: object) =>
      emailPreviewSchema.parse((await preview(trial).expect(200)).body).html;
    const money = { currency: 'EUR', locale: 'es-ES-u-nu-latn' };
    await shop.api.put('/api/settings').set(signInAdmin()).send({ money }).expect(200);
    const order = await opening({ kind: 'order-shipped', ...content });
    expect(order).toContain('<html lang="es-ES">');
    expect(order).toMatch(
      /<table[^>]* lang="en"[^>]*>\s*<tr>\s*<td[^>]*>\s*<a[^>]*>See your orders</,
    );
    const withdrawal = await opening({ kind: 'withdrawal-received', ...content, text: '{number}' });
    expect(withdrawal).toMatch(
      /<table[^>]* lang="en"[^>]*>\s*<tr>\s*<td[^>]*>\s*<span[^>]*>Declared</,
    );
    const news = { kind: 'newsletter-confirm', subject: 'Confirme', text: 'Sí, quiero: {link}' };
    expect(await opening(news)).toMatch(/<p lang="en"[^>]*>\s*You get this email because/);
  });

  it('stands in the audit log of the settings', async () => {
    await put({ 'order-received': own }).expect(200);
    const { body } = await shop.api
      .get('/api/audit-log?of=settings')
      .set(signInAdmin())
      .expect(200);
    expect(JSON.stringify(body)).toContain('emailTexts.order-received.subject');
  });
});

describe('is refused at its field', () => {
  it.each([
    [
      'order-received',
      { subject: 'For {name}, {number}' },
      'subject',
      /unknown placeholder \{name\}/,
    ],
    [
      'order-received',
      { text: 'Order {number} of {nmae}' },
      'text',
      /\{nmae\}: there are \{name\}/,
    ],
    [
      'order-shipped',
      { subject: 'Hello', text: 'It is on its way' },
      'text',
      /must have \{number\}/,
    ],
    ['newsletter-confirm', { subject: 'Hello', text: 'Yes?' }, 'text', /must have \{link\}/],
    ['newsletter-confirm', { subject: 'Hello', text: '{link} {total}' }, 'text', /\{total\}/],
    ['order-received', { subject: 'A\nB {number}' }, 'subject', /invisible/],
    ['order-received', { text: '' }, 'text', /required/],
    ['order-received', { text: `{number}${'x'.repeat(5000)}` }, 'text', /at most 5000/],
  ])('%s with %j', async (kind, change, field, message) => {
    const content = { ...own, ...change };
    const saved = apiErrorSchema.parse((await put({ [kind]: content }).expect(400)).body);
    expect(saved.error.fields?.[`emailTexts.${kind}.${field}`]?.join()).toMatch(message);
    const seen = apiErrorSchema.parse((await preview({ kind, ...content }).expect(400)).body);
    expect(seen.error.fields?.[field]?.join()).toMatch(message);
    const { body } = await shop.api.get('/api/settings').set(signInAdmin());
    expect(adminSettingsSchema.parse(body).emailTexts).toEqual({});
  });

  it('when there is no such email to a customer', async () => {
    await put({ 'new-order': own }).expect(400);
    await preview({ kind: 'digest', ...own }).expect(400);
  });
});

describe('a preview', () => {
  it.each(customerEmailKinds)('of %s shows a sample, from its default text', async (kind) => {
    const { body } = await preview({ kind, ...standard(kind) }).expect(200);
    const { subject, text, html } = emailPreviewSchema.parse(body);
    expect(`${subject} ${text}`).not.toMatch(/\{\w+\}/);
    expect(html).toMatch(/^<!doctype html>/);
    expect(await EmailModel.countDocuments()).toBe(0);
  });

  it('has the VAT of its sample in it, where the shop says it', async () => {
    const kind = 'order-received';
    const textOf = async (trial: { subject: string; text: string }) => {
      const { body } = await preview({ kind, ...trial }).expect(200);
      return emailPreviewSchema.parse(body).text.replace(/ +/g, ' ');
    };
    const bare = { subject: 'Order {number}', text: '{number} {name}\n\n{books}\n\n{link}' };
    expect(await textOf(bare)).not.toContain('7%');
    await setSettings({ vat: { isOn: true, rate: 7, shippingRate: null } });
    expect(await textOf(bare)).toContain('7%: $22.90 + $1.60 $24.50');
  });

  it('is for administrators only', async () => {
    await shop.api
      .post('/api/emails/preview')
      .send({ kind: 'order-received', ...own })
      .expect(401);
  });
});

it('the texts to start from are the defaults of the emails', async () => {
  const sender = await loadSender({ env: shop.env });
  const _id = await addOrder({});
  const order = await OrderModel.findById(_id).lean();
  const others = {
    'newsletter-confirm': newsletterContent,
    'book-request-confirm': (from: typeof sender) => bookRequestConfirmContent('Emma', from),
    'book-here': (from: typeof sender) => bookIsHereContent({ _id, title: 'Emma' }, from),
    'shop-message': (from: typeof sender) => shopMessageContent(order!, 'Hello', from),
  };
  for (const kind of customerEmailKinds) {
    if (kind === 'withdrawal-received' || kind === 'order-books-returned') continue;
    const contentFrom = (from: typeof sender) =>
      isOrderEmail(kind) ? orderContent(kind, order!, from) : others[kind](from);
    const asDelivered = contentFrom(sender);
    const emailTexts = { [kind]: standard(kind) };
    const fromWords = contentFrom({ ...sender, emailTexts });
    expect(fromWords.subject).toBe(asDelivered.subject);
    expect(fromWords.parts[0]).toEqual(asDelivered.parts[0]);
  }
  const emailTexts = {
    'order-books-returned': standard('order-books-returned'),
  };
  const inWords = { ...sender, emailTexts };
  const [back] = order!.items;
  const asDelivered = orderContent('order-books-returned', order!, sender, [back!]);
  const fromWords = orderContent('order-books-returned', order!, inWords, [back!]);
  expect(fromWords.subject).toBe(asDelivered.subject);
  const words = ({ parts }: typeof fromWords) => parts.filter(({ kind }) => kind === 'paragraph');
  expect(words(fromWords)).toEqual(words(asDelivered));
});
