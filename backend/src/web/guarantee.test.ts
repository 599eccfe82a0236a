import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { writeDueEmails } from '../features/emails/write-emails.ts';
import { createLog } from '../log.ts';
import { EmailModel } from '../models/emails/email.model.ts';
import { useTestDatabase } from '../testing/database.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-guarantee-'));
writeFileSync(path.join(webFolder, 'index.html'), '<head></head><div id="root"></div>');
afterAll(() => rmSync(webFolder, { recursive: true }));
const env = { ...testEnv, publicUrl: 'https://shop.example' };
const log = createLog('silent');
const web = supertest(createApp({ env, log, isStopping: () => false, webFolder }));

const save = (guarantee: object) => web.put('/api/settings').set(signInAdmin()).send({ guarantee });
const emailOfOrder = async () => {
  const order = await addOrder({}, ['order-received', 'order-confirmed']);
  await writeDueEmails({ env, log });
  const about = { key: { $regex: `^${String(order)} ` } };
  return (await EmailModel.find(about).sort({ kind: 1 }).lean()).map(({ text }) => text ?? '');
};

it('the notice has a page, a line in the sitemap and a link in the email while it is on', async () => {
  await web.get('/guarantee').expect(404);
  expect((await web.get('/sitemap.xml')).text).not.toContain('/guarantee');
  expect((await emailOfOrder()).join()).not.toContain('/guarantee');
  await save({ isOn: true, url: 'https://notice.example/de' }).expect(200);
  await web.get('/guarantee').expect(200);
  expect((await web.get('/sitemap.xml')).text).toContain('/guarantee<');
  const [confirmed, received] = await emailOfOrder();
  expect(received).toContain('/guarantee');
  expect(confirmed).not.toContain('/guarantee');
  await save({ isOn: false }).expect(200);
  await web.get('/guarantee').expect(404);
});

it.each([
  ['image', { isOn: true }],
  ['image', { isOn: true, image: 'cover-0123456789abcdef01234567.webp' }],
  ['url', { isOn: true, url: 'javascript:alert(1)' }],
  ['isOn', { isOn: 'maybe' }],
])('a notice that cannot be shown is refused at its field: %s', async (field, guarantee) => {
  const { body } = await save(guarantee).expect(400);
  expect(Object.keys(body.error.fields)).toEqual([`guarantee.${field}`]);
  const { body: kept } = await web.get('/api/settings').set(signInAdmin()).expect(200);
  expect(kept.guarantee).toEqual({ isOn: false, image: '', url: '' });
});

it.each([
  ['notice.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ['notice.png', '<!doctype html><p>Notice</p>', 415],
  ['notice.png', Buffer.alloc(40 * 1024 * 1024), 413],
])('a notice that is no picture, or a huge one, is refused: %s', async (name, file, status) => {
  const { body } = await web
    .post('/api/covers')
    .set(signInAdmin())
    .attach('cover', Buffer.from(file), name)
    .expect(status);
  expect(Object.keys(body.error.fields)).toEqual(['cover']);
});
