import { accentOf } from '../../contract/identity/accent.ts';
import type { ShopIdentity } from '../../contract/identity/shop-identity.ts';
import type { ResponseSource } from '../../response-cache/cached-routes.ts';
import { findShop, settingsTag } from '../../shop-settings/settings.model.ts';
import { renderIcon, toIco, type Icon } from './render-icon.ts';

// What systems show of the shop outside of its pages, in its own name: on home screens and in tabs.

const icons: Record<string, Icon> = {
  '/icons/192.png': { size: 192 },
  '/icons/512.png': { size: 512 },
  '/icons/maskable-512.png': { size: 512, isMaskable: true },
  '/favicon.ico': { size: 32 },
};

/** Undefined for any other path. */
export function findShopFile(path: string): ResponseSource | undefined {
  const icon = icons[path];
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
  make: (shop: ShopIdentity) => string | Promise<Buffer>,
): ResponseSource {
  return {
    key: `file ${path}`,
    kind: 'web',
    tag: settingsTag,
    load: async () => ({
      body: await make(await findShop()),
      headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' },
    }),
  };
}

function writeManifest({ name, line, accent }: ShopIdentity): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(line && { description: line }),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: accentOf(accent).color,
    background_color: '#faf6ec',
    icons: Object.entries(icons)
      .filter(([path]) => path.endsWith('.png'))
      .map(([src, { size, isMaskable }]) => ({
        ...{ src, sizes: `${size}x${size}`, type: 'image/png' },
        purpose: isMaskable ? 'maskable' : 'any',
      })),
  });
}
