import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { Response } from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { coverSchema } from '../../../contract/book/book.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

// Made with sharp's raw input only: the product switches every other decoder off.
function picture(width: number, height: number) {
  const colour = { r: 200, g: 90, b: 30 };
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

function upload(file: Buffer, filename = 'cover.jpg', contentType?: string) {
  const { api } = createTestApp();
  return api
    .post('/api/covers')
    .set(signInAdmin())
    .attach('cover', file, contentType ? { filename, contentType } : { filename });
}

const untilMade = (ask: () => Promise<Response>) =>
  vi.waitFor(
    async () => {
      const response = await ask();
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      return response;
    },
    { timeout: 30_000 },
  );

const codeOf = (body: unknown) => apiErrorSchema.parse(body).error.code;

describe('the owner uploads a cover', () => {
  it.each([
    ['JPEG', (image: Sharp) => image.jpeg()],
    ['PNG', (image: Sharp) => image.png()],
    ['WebP', (image: Sharp) => image.webp()],
    ['AVIF', (image: Sharp) => image.avif()],
  ])('as %s and gets a WebP with a name of our own', async (_format, encode) => {
    const file = await encode(picture(400, 600)).toBuffer();
    const { body } = await upload(file, '../../evil name.svg', 'image/svg+xml').expect(201);
    const cover = coverSchema.parse(body);
    expect(cover).toMatchObject({ width: 400, height: 600, url: `/api/covers/${cover.name}` });
    expect(cover.name).toMatch(/^cover-[0-9a-f]{24}\.webp$/);
    const { api } = createTestApp();
    const { body: bytes, headers } = await api.get(cover.url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await api.get(cover.url).set('If-None-Match', headers.etag!).expect(304);
  });

  it('turned as the camera says, without what the camera knows, and not too large', async () => {
    const file = await picture(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(file).expect(201);
    expect(coverSchema.parse(body)).toMatchObject({ width: 1067, height: 1600 });
    const { api } = createTestApp();
    const stored = await api.get(body.url).expect(200);
    const { exif, icc, xmp, orientation } = await sharp(stored.body).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.body.includes('Secret')).toBe(false);
  });

  it('in four widths, never larger than it is', async () => {
    const { body } = await upload(await picture(500, 750).png().toBuffer()).expect(201);
    const { api } = createTestApp();
    for (const [w, width] of [
      [160, 160],
      [320, 320],
      [480, 480],
      [640, 500],
    ]) {
      for (let again = 0; again < 2; again++) {
        const { body: bytes } = await api.get(`${body.url}?w=${w}`).expect(200);
        expect((await sharp(bytes).metadata()).width).toBe(width);
      }
    }
    for (const w of ['0', '161', '99999', '-1', 'abc', '160&w=320']) {
      expect(codeOf((await api.get(`${body.url}?w=${w}`).expect(400)).body)).toBe(
        'parameter_invalid',
      );
    }
  });

  it('and browsers that read AVIF get that as soon as it is made, in fewer bytes', async () => {
    const art = new URL('../../../../seed/covers/dracula.webp', import.meta.url);
    const { body } = await upload(await readFile(art)).expect(201);
    const { api } = createTestApp();
    const webp = await api.get(`${body.url}?w=160`).expect(200);
    const first = await api.get(`${body.url}?w=160&format=avif`).expect(200);
    expect(first.body).toEqual(webp.body);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
    });
    const avif = await untilMade(() => api.get(`${body.url}?w=160&format=avif`).expect(200));
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.body.length).toBeLessThan(webp.body.length);
    expect((await sharp(avif.body).metadata()).width).toBe(160);
    // Made once: every instance returns the same.
    const other = await createTestApp().api.get(`${body.url}?format=avif&w=160`).expect(200);
    expect(other.headers.etag).toBe(avif.headers.etag);
    expect((await api.get(`${body.url}?w=160`)).headers['content-type']).toBe('image/webp');
    const { body: error } = await api.get(`${body.url}?w=160&format=jpeg`).expect(400);
    expect(codeOf(error)).toBe('parameter_invalid');
    await api.get('/api/covers/nothing.webp?w=160&format=avif').expect(404);
  });

  it('but stay with WebP where AVIF is larger', async () => {
    const { body } = await upload(await picture(8, 12).png().toBuffer()).expect(201);
    const { api } = createTestApp();
    const made = await untilMade(() => api.get(`${body.url}?w=160&format=avif`).expect(200));
    expect(made.headers['content-type']).toBe('image/webp');
    expect(made.body).toEqual((await api.get(`${body.url}?w=160`)).body);
  });

  it('twice, which is one cover', async () => {
    const file = await picture(100, 150).png().toBuffer();
    const first = await upload(file).expect(201);
    expect((await upload(file).expect(201)).body).toEqual(first.body);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a program', Buffer.from('MZ\x90\x00\x03')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
  ])('but not %s, whatever it calls itself', async (_what, file) => {
    const { body } = await upload(file, 'cover.png', 'image/png').expect(415);
    expect(codeOf(body)).toBe('unsupported_media_type');
  });

  it('but not a broken one', async () => {
    const whole = await picture(800, 1200).jpeg().toBuffer();
    const png = await picture(800, 1200).png().toBuffer();
    const broken = [
      whole.subarray(0, 400),
      png.subarray(0, 60),
      Buffer.concat([
        whole.subarray(0, 3),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]),
    ];
    for (const file of broken) {
      const { body } = await upload(file).expect(400);
      expect(codeOf(body)).toBe('validation_error');
      expect(body.error.fields.cover).toHaveLength(1);
    }
  });

  it('but not one of more than 25 million pixels or 5 MB', async () => {
    const bomb = await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(codeOf((await upload(bomb).expect(400)).body)).toBe('validation_error');
    const large = Buffer.concat([bomb, Buffer.alloc(5 * 1024 * 1024)]);
    expect(codeOf((await upload(large).expect(413)).body)).toBe('request_too_large');
  });

  it('and gets a 400 when it is missing or sent in another way', async () => {
    const { api } = createTestApp();
    const post = () => api.post('/api/covers').set(signInAdmin());
    expect(codeOf((await post().send({ cover: 'x' }).expect(415)).body)).toBe(
      'unsupported_media_type',
    );
    const { body } = await post().field('title', 'x').expect(400);
    expect(apiErrorSchema.parse(body).error.fields).toEqual({ cover: ['is required'] });
    await post().attach('other', Buffer.from('x'), 'x.png').expect(400);
    const cut = await post()
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nCont');
    expect(cut.status).toBe(400);
    await post().set('Content-Type', 'multipart/form-data').send('x').expect(400);
  });
});

describe('a tricky name reads no file', () => {
  it.each([
    '/api/covers/../../../package.json',
    '/api/covers/..%2f..%2f..%2fpackage.json',
    '/api/covers/%2e%2e/%2e%2e/package.json',
    '/api/covers/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/api/covers/..%5c..%5cpackage.json',
    '/api/covers/....//....//etc/passwd',
    '/api/covers//etc/passwd',
    '/api/covers/%252e%252e%252fetc%252fpasswd',
    '/api/covers/frankenstein.webp%00.png',
    '/api/covers/..%c0%af..%c0%afetc/passwd',
    '/api/covers/file:%2f%2f%2fetc%2fpasswd',
    '/api/covers/frankenstein.webp@160',
  ])('%s', async (path) => {
    const { app } = createTestApp();
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    // node:http sends the path as it is; other clients tidy it first.
    const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
      request({ port, path }, (res) => {
        void buffer(res).then((body) => resolve([res.statusCode!, body.toString()]));
      })
        .on('error', reject)
        .end();
    });
    server.close();
    expect([400, 404]).toContain(status);
    expect(apiErrorSchema.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it('and an unknown cover is a 404', async () => {
    const { api } = createTestApp();
    expect(codeOf((await api.get('/api/covers/nothing.webp?w=160').expect(404)).body)).toBe(
      'record_not_found',
    );
  });
});
