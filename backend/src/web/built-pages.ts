import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentType } from 'mime-types';
import type { LoadedResponse, ResponseSource } from '../response-cache/cached-routes.ts';
import { compress, type Encoding } from '../response-cache/content-encoding.ts';

// The built single-page app, read once at the start: a request path is only a key of this map, never a
// path on the disk.

export interface BuiltPages {
  /** The page of every route, without content. */
  html: string;
  /** The text of each inline script, for the Content-Security-Policy. */
  inlineScripts: string[];
  /** By URL path, e.g. `/assets/index-BDdfDg2J.js`. */
  files: ReadonlyMap<string, ResponseSource>;
}

/** `frontend/dist`, seen from the source as well as from the compiled file. */
export function builtFolder(): string {
  const folders = ['../../../frontend/dist', '../../../../frontend/dist'];
  const found = folders.map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  return found.find((folder) => existsSync(folder)) ?? (found[0] as string);
}

/** Undefined when the pages are not built. */
export function readBuiltPages(folder: string): BuiltPages | undefined {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const files = new Map<string, ResponseSource>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = contentType(path.extname(file));
    if (!entry.isFile() || !type || file === index) continue;
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (url.startsWith('/.') || url.endsWith('.map')) continue; // not for browsers
    files.set(url, readBuiltFile(file, type, url));
  }
  const html = readFileSync(index, 'utf8');
  const inlineScripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  return { html, inlineScripts, files };
}

function readBuiltFile(file: string, type: string, url: string): ResponseSource {
  const bytes = readFileSync(file);
  // The best compression is slow, so its result is stored even if the cache drops the response.
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const loaded: LoadedResponse = {
    body: bytes,
    headers: {
      'Content-Type': type,
      // Files in /assets have a hash of their content in their names.
      'Cache-Control': url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    },
    compress(encoding) {
      const ready = compressed.get(encoding) ?? compress(bytes, encoding, 'best');
      compressed.set(encoding, ready);
      return ready;
    },
  };
  return {
    key: `file ${url}`,
    kind: 'web',
    tag: undefined,
    load: async () => loaded,
  };
}
