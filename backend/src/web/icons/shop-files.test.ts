import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultShop } from '../../contract/identity/shop-name.ts';
import type { ShopIdentity } from '../../contract/identity/shop-identity.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { renderIcon } from './shop-files.ts';

useTestDatabase();

type Api = ReturnType<typeof createTestApp>['api'];

async function rename(api: Api, shop: Partial<ShopIdentity>) {
  await api.put('/api/settings').set(signInAdmin()).send({ shop }).expect(200);
}

/** Red, green and blue of the middle and of the corner, and how many colours there are. */
async function lookAt(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  let inked = 0;
  for (let x = 0; x < info.width; x += 1) {
    for (let y = 0; y < info.height; y += 1) if (`${at(x, y)}` !== `${at(0, 0)}`) inked += 1;
  }
  const { width, height } = info;
  return { width, height, corner: at(0, 0), share: inked / (width * height) };
}

it('the manifest names the shop as its owner does, and every icon in it is there', async () => {
  const { api } = createTestApp();
  const read = async () => {
    const { body, headers } = await api.get('/manifest.webmanifest').expect(200);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    return body as Record<string, unknown>;
  };
  expect(await read()).toMatchObject({
    name: 'Storyloom',
    theme_color: '#ffc83d',
    lang: 'en',
    dir: 'ltr',
  });
  await rename(api, { name: 'Librería Ñ', line: 'libros', accent: '#1a237e' });
  const manifest = await read();
  expect(manifest).toMatchObject({
    name: 'Librería Ñ',
    description: 'libros',
    theme_color: '#1a237e',
  });
  const icons = manifest['icons'] as { src: string; sizes: string; purpose: string }[];
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const { body } = await api.get(src).expect(200).expect('Content-Type', 'image/png');
    const { width, height, corner, share } = await lookAt(body as Buffer);
    expect(`${width}x${height}`).toBe(sizes);
    expect(corner).toEqual([0x1a, 0x23, 0x7e]);
    expect(share).toBeGreaterThan(0.05);
  }
});

it('the icon of the tab is one that every browser reads', async () => {
  const { api } = createTestApp();
  const { body } = await api.get('/favicon.ico').expect(200).expect('Content-Type', 'image/x-icon');
  const file = body as Buffer;
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = file.subarray(file.readUInt32LE(18));
  expect(png.length).toBe(file.readUInt32LE(14));
  expect(await lookAt(png)).toMatchObject({ width: 32, height: 32, corner: [0xff, 0xc8, 0x3d] });
});

it('a logo stands on the icons whole, and without it the letter or a book does', async () => {
  const { api } = createTestApp();
  const background = { r: 200, g: 0, b: 0 };
  const file = await sharp({ create: { width: 400, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  const sent = api.post('/api/settings/logo').set(signInAdmin());
  const { body } = await sent.attach('cover', file, 'logo.png').expect(201);
  const ofLogo = await lookAt(
    await renderIcon({ ...defaultShop, logo: String(body.name) }, { size: 100 }),
  );
  expect(ofLogo.corner).toEqual([255, 255, 255]);
  expect(ofLogo.share).toBeGreaterThan(0.18);
  expect(ofLogo.share).toBeLessThan(0.25);
  const of = async (name: string) => renderIcon({ ...defaultShop, name }, { size: 64 });
  expect(await of('Ñandú')).not.toEqual(await of('Nandu'));
  expect(await of('本屋')).toEqual(await of('Книги'));
  for (const name of ['Ñandú', '本屋', '<b>']) {
    expect((await lookAt(await of(name))).share).toBeGreaterThan(0.05);
  }
});
