import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { customerLetterKinds } from '../../contract/shop/letter.ts';
import { customerLetters } from '../../contract/shop/customer-letters.ts';
import { letterPreviewSchema } from '../../contract/shop/letter-texts.ts';
import { adminSettingsSchema } from '../../contract/shop/settings.ts';
import { queueLetter } from '../../outbox/outbox.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { isOrderLetter, orderContent } from './contents/order-letter.ts';
import {
  bookIsHereContent,
  newsletterContent,
  wishConfirmContent,
} from './contents/other-letters.ts';
import { LetterModel } from '../../outbox/letter.model.ts';
import { findSender } from './letters-context.ts';
import { writeDueLetters } from './write-letters.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const put = (letterTexts: object) =>
  shop.api.put('/api/settings').set(signInAdmin()).send({ letterTexts });
const preview = (trial: object) =>
  shop.api.post('/api/letters/preview').set(signInAdmin()).send(trial);

async function letterAbout(order: object) {
  await addOrder({ outbox: [queueLetter('order-received', new Date())], ...order });
  await writeDueLetters({ settings: shop.settings, log: createLog('silent') });
  const letter = await LetterModel.findOne({ kind: 'order-received' }).lean();
  if (!letter) throw new Error('There is no letter.');
  return letter;
}

const own = {
  subject: 'Pedido {number}: {total}',
  text: 'Hola {name},\ngracias por {books}.\n\n{books}\n\nLo enviamos a:\n{address}\n\nVer pedidos: {link}\n\nHasta pronto, {shop}',
};

describe('a letter in the words of the owner', () => {
  it('says them with its places filled in, as text and as HTML', async () => {
    await put({ 'order-received': own }).expect(200);
    const { subject, text, html } = await letterAbout({ number: 77 });
    expect(subject).toBe('Pedido #77: $10.50');
    expect(text).toContain('Hola Rita Reader,\ngracias por The Paper Lighthouse.');
    expect(text).toMatch(/\nThe Paper Lighthouse +\$10\.50\n= +\$10\.50\n/);
    expect(text).toMatch(/Lo enviamos a:\nRita Reader\n3000 Bern\nSwitzerland\n/);
    expect(text).toMatch(/Ver pedidos:\nhttp\S+\/orders\n/);
    expect(html).toContain('Hola Rita Reader,<br />gracias por The Paper Lighthouse.');
    for (const said of [text, html]) expect(said).not.toMatch(/Thank you|\{\w+\}/);
    for (const said of [text, html]) {
      expect(said).not.toMatch(/\b(Total|Shipping|See your orders|You get this letter)/);
    }
  });

  it('lets nothing that a customer has written become a place, markup or a part of the subject', async () => {
    await put({ 'order-received': own }).expect(200);
    const { subject, text, html } = await letterAbout({ name: '{total} <b>{link}' });
    expect(text).toContain('Hola {total} <b>{link},');
    expect(html).toContain('Hola {total} &lt;b&gt;{link},');
    expect(subject).not.toContain('<b>');
  });

  it('leaves every other kind as delivered', async () => {
    const about = { number: 77, createdAt: new Date('2026-01-05T10:00:00Z') };
    const { subject, text, html } = await letterAbout(about);
    await LetterModel.deleteMany();
    await OrderModel.deleteMany();
    await put({ 'order-shipped': own }).expect(200);
    expect(await letterAbout(about)).toMatchObject({ subject, text, html });
    await put({}).expect(200);
  });

  it('has no button for who ordered by telephone, since there is no page of orders', async () => {
    await put({ 'order-received': own }).expect(200);
    const { text } = await letterAbout({ uid: '', source: 'phone' });
    expect(text).not.toContain('Ver pedidos');
    expect(text).toContain('Hasta pronto');
  });

  it('tells what delivery costs without words of its own', async () => {
    await put({ 'order-received': own }).expect(200);
    const { text } = await letterAbout({ shippingCents: 350, totalCents: 1400 });
    expect(text).toMatch(/\n\+ +\$3\.50\n= +\$14\.00\n/);
    expect(text).not.toMatch(/Shipping|Total/);
  });

  it('keeps a sentence that ends in the link, and the delivered words of a link alone', async () => {
    const long = 'Todo lo que ha pedido hasta hoy se encuentra aquí: {link}';
    await put({ 'order-received': { ...own, text: `{number}\n{link}\n${long}` } }).expect(200);
    const { text } = await letterAbout({});
    expect(text).toMatch(/See your orders:\nhttp/);
    expect(text.replaceAll('\n', ' ')).toMatch(/se encuentra aquí: http\S+\/orders/);
  });

  it('is of the language of the shop, and what it still says in delivered words is English', async () => {
    await put({ 'order-received': { ...own, text: '{number}\n{link}' } }).expect(200);
    expect((await letterAbout({})).html).toContain('<html lang="en-US">');
    const said = { subject: 'Su pedido {number}', text: 'Recibido: {number}\n{link}' };
    const opening = async (trial: object) =>
      letterPreviewSchema.parse((await preview(trial).expect(200)).body).html;
    const money = { currency: 'EUR', locale: 'es-ES-u-nu-latn' };
    await shop.api.put('/api/settings').set(signInAdmin()).send({ money }).expect(200);
    const order = await opening({ kind: 'order-shipped', ...said });
    expect(order).toContain('<html lang="es-ES">');
    expect(order).toMatch(
      /<table[^>]* lang="en"[^>]*>\s*<tr>\s*<td[^>]*>\s*<a[^>]*>See your orders</,
    );
    const withdrawal = await opening({ kind: 'withdrawal-received', ...said, text: '{number}' });
    expect(withdrawal).toMatch(
      /<table[^>]* lang="en"[^>]*>\s*<tr>\s*<td[^>]*>\s*<span[^>]*>Declared</,
    );
    const news = { kind: 'newsletter-confirm', subject: 'Confirme', text: 'Sí, quiero: {link}' };
    expect(await opening(news)).toMatch(/<p lang="en"[^>]*>\s*You get this letter because/);
  });

  it('stands in the trail of the settings', async () => {
    await put({ 'order-received': own }).expect(200);
    const { body } = await shop.api.get('/api/changes?of=settings').set(signInAdmin()).expect(200);
    expect(JSON.stringify(body)).toContain('letterTexts.order-received.subject');
  });
});

describe('is refused at its field', () => {
  it.each([
    ['order-received', { subject: 'For {name}, {number}' }, 'subject', /unknown place \{name\}/],
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
    const said = { ...own, ...change };
    const saved = apiErrorSchema.parse((await put({ [kind]: said }).expect(400)).body);
    expect(saved.error.fields?.[`letterTexts.${kind}.${field}`]?.join()).toMatch(message);
    const seen = apiErrorSchema.parse((await preview({ kind, ...said }).expect(400)).body);
    expect(seen.error.fields?.[field]?.join()).toMatch(message);
    const { body } = await shop.api.get('/api/settings').set(signInAdmin());
    expect(adminSettingsSchema.parse(body).letterTexts).toEqual({});
  });

  it('when there is no such letter to a customer', async () => {
    await put({ 'new-order': own }).expect(400);
    await preview({ kind: 'digest', ...own }).expect(400);
  });
});

describe('a preview', () => {
  it.each(customerLetterKinds)(
    'of %s shows a sample, from the words it is delivered with',
    async (kind) => {
      const { body } = await preview({ kind, ...customerLetters[kind].delivered }).expect(200);
      const { subject, text, html } = letterPreviewSchema.parse(body);
      expect(`${subject} ${text}`).not.toMatch(/\{\w+\}/);
      expect(html).toMatch(/^<!doctype html>/);
      expect(await LetterModel.countDocuments()).toBe(0);
    },
  );

  it('is for administrators only', async () => {
    await shop.api
      .post('/api/letters/preview')
      .send({ kind: 'order-received', ...own })
      .expect(401);
  });
});

it('the words to begin from are those of the letters as delivered', async () => {
  const sender = await findSender({ settings: shop.settings });
  const _id = await addOrder({});
  const order = await OrderModel.findById(_id).lean();
  const others = {
    'newsletter-confirm': newsletterContent,
    'wish-confirm': wishConfirmContent,
    'book-here': (from: typeof sender) => bookIsHereContent({ _id, title: 'Emma' }, from),
  };
  for (const kind of customerLetterKinds) {
    if (kind === 'withdrawal-received' || kind === 'order-books-returned') continue;
    const contentFrom = (from: typeof sender) =>
      isOrderLetter(kind) ? orderContent(kind, order!, from) : others[kind](from);
    const asDelivered = contentFrom(sender);
    const letterTexts = { [kind]: customerLetters[kind].delivered };
    const fromWords = contentFrom({ ...sender, letterTexts });
    expect(fromWords.subject).toBe(asDelivered.subject);
    expect(fromWords.parts[0]).toEqual(asDelivered.parts[0]);
  }
  const letterTexts = {
    'order-books-returned': customerLetters['order-books-returned'].delivered,
  };
  const inWords = { ...sender, letterTexts };
  const [back] = order!.items;
  const asDelivered = orderContent('order-books-returned', order!, sender, [back!]);
  const fromWords = orderContent('order-books-returned', order!, inWords, [back!]);
  expect(fromWords.subject).toBe(asDelivered.subject);
  const words = ({ parts }: typeof fromWords) => parts.filter(({ kind }) => kind === 'paragraph');
  expect(words(fromWords)).toEqual(words(asDelivered));
});
