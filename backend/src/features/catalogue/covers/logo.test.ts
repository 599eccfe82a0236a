import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coverSchema } from '../../../contract/book/book.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

it('the owner uploads a logo as a cover, and no visitor may', async () => {
  const { api } = createTestApp();
  const send = (file: Buffer) => api.post('/api/settings/logo').attach('cover', file, 'logo.png');
  const background = { r: 26, g: 95, b: 180, alpha: 0.5 };
  const file = await sharp({ create: { width: 400, height: 100, channels: 4, background } })
    .png()
    .toBuffer();
  await send(file).expect(401);
  const { body } = await send(file).set(signInAdmin()).expect(201);
  expect(coverSchema.parse(body)).toMatchObject({ width: 400, height: 100 });
  const { body: picture } = await api.get(body.url).expect(200);
  expect((await sharp(picture).metadata()).hasAlpha).toBe(true);
  const change = { shop: { logo: body.name } };
  await api.put('/api/settings').set(signInAdmin()).send(change).expect(200);
  const { body: settings } = await api.get('/api/settings').expect(200);
  expect(settings.shop.logo).toBe(body.name);
});

it('a logo that is no picture is refused', async () => {
  const { api } = createTestApp();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const send = api.post('/api/settings/logo').set(signInAdmin());
  const { body } = await send.attach('cover', svg, 'logo.png').expect(415);
  expect(body.error.fields.cover).toEqual(['must be a JPEG, PNG, WebP or AVIF picture']);
});

it('rejects a logo that was never uploaded at its field, and saves nothing else', async () => {
  const { api } = createTestApp();
  const change = { shop: { logo: 'cover-0123456789abcdef01234567.webp' }, lowStock: 9 };
  const { body } = await api.put('/api/settings').set(signInAdmin()).send(change).expect(400);
  expect(body.error.fields).toEqual({
    'shop.logo': ['is no picture of this shop: upload it first'],
  });
  const { body: settings } = await api.get('/api/settings').expect(200);
  expect([settings.shop.logo, settings.lowStock]).toEqual(['', 3]);
});
