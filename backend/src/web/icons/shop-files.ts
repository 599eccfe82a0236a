import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { accentOf } from '../../contract/identity/accent.ts';
import type { ShopIdentity } from '../../contract/identity/shop-identity.ts';
import { directionOf, type Language } from '../../contract/words/language.ts';
import { readCover } from '../../features/catalogue/covers/cover.model.ts';
import type { ResponseSource } from '../../response-cache/cached-routes.ts';
import { findSettings, settingsTag } from '../../models/settings/settings.model.ts';
import { initials, initialsFont } from './initials-font.ts';

// The web app manifest and the icons of the shop, for home screens and browser tabs.

interface Icon {
  /** In pixels. */
  size: number;
  /** Systems crop it to a circle or another form: the content stays in the middle. */
  isMaskable?: boolean;
}

const icons = new Map<string, Icon>(
  Object.entries({
    '/icons/192.png': { size: 192 },
    '/icons/512.png': { size: 512 },
    '/icons/maskable-512.png': { size: 512, isMaskable: true },
    '/favicon.ico': { size: 32 },
  }),
);

/** Undefined for any other path. */
export function findShopFile(path: string): ResponseSource | undefined {
  const icon = icons.get(path);
  if (path === manifestPath) return sourceOf(path, 'application/manifest+json', writeManifest);
  if (!icon) return undefined;
  if (path.endsWith('.png')) return sourceOf(path, 'image/png', (shop) => renderIcon(shop, icon));
  const draw = async (shop: ShopIdentity) => toIco(await renderIcon(shop, icon), icon);
  return sourceOf(path, 'image/x-icon', draw);
}

export const manifestPath = '/manifest.webmanifest';

function sourceOf(
  path: string,
  type: string,
  make: (shop: ShopIdentity, language: Language) => string | Promise<Buffer>,
): ResponseSource {
  return {
    key: `file ${path}`,
    kind: 'web',
    tag: settingsTag,
    load: async () => {
      const { shop, language } = await findSettings();
      return {
        body: await make(shop, language),
        headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' },
      };
    },
  };
}

function writeManifest({ name, line, accent }: ShopIdentity, language: Language): string {
  return JSON.stringify({
    id: '/',
    lang: language,
    dir: directionOf(language),
    name,
    short_name: name,
    ...(line && { description: line }),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: accentOf(accent).color,
    background_color: '#faf6ec',
    icons: [...icons]
      .filter(([path]) => path.endsWith('.png'))
      .map(([src, { size, isMaskable }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
  });
}

/** A square PNG of the shop's logo, or of its initial on the accent colour. */
export async function renderIcon(shop: ShopIdentity, { size, isMaskable }: Icon): Promise<Buffer> {
  const { color, ink } = accentOf(shop.accent);
  const edge = Math.round(size * (isMaskable ? 0.5 : 0.7));
  const logo = await renderLogo(shop, isMaskable ? edge : Math.round(size * 0.92));
  const sign = logo ?? (await renderInitial(shop.name, ink, edge)) ?? (await renderBook(ink, edge));
  const background = logo ? '#ffffff' : color;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Undefined without an uploaded logo: remote ones are not fetched. */
async function renderLogo({ logo }: ShopIdentity, edge: number): Promise<Buffer | undefined> {
  if (logo === '' || logo.includes('/')) return undefined;
  const stored = await readCover(logo, undefined).catch(() => undefined);
  if (!stored) return undefined;
  return sharp(stored)
    .resize({ width: edge, height: edge, fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
}

/** Undefined for a letter that the font lacks. */
async function renderInitial(name: string, ink: string, edge: number): Promise<Buffer | undefined> {
  const [letter = ''] = name.normalize('NFC').toUpperCase();
  if (letter === '' || !initials.includes(letter)) return undefined;
  fontfile ??= writeFont();
  const text = `<span foreground="${ink}">${letter}</span>`;
  const size = { width: edge, height: edge };
  return sharp({ text: { text, font: 'Fraunces', fontfile, rgba: true, ...size } })
    .png()
    .toBuffer();
}

let fontfile: string | undefined;

function writeFont(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'initials-')), 'initials.ttf');
  writeFileSync(file, Buffer.from(initialsFont, 'base64'));
  return file;
}

/** Draws the two pages of an open book. */
async function renderBook(ink: string, edge: number): Promise<Buffer> {
  const width = Math.round(edge * 0.47);
  const height = Math.round(edge * 0.75);
  const input = await sharp({ create: { width, height, channels: 3, background: ink } })
    .png()
    .toBuffer();
  const top = Math.round((edge - height) / 2);
  return sharp({
    create: { width: edge, height: edge, channels: 4, background: '#ffffff00' },
  })
    .composite([
      { input, left: 0, top },
      { input, left: edge - width, top },
    ])
    .png()
    .toBuffer();
}

/** Wraps a PNG in an .ico file. */
function toIco(png: Buffer, { size }: Icon): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
