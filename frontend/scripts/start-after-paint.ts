import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type IndexHtmlTransformHook, type Plugin } from 'vite';
// eslint-disable-next-line no-restricted-imports -- Node loads this file, and no TypeScript by a package's name
import { legalPageNames, sitePages } from '../../backend/src/contract/shop/site-pages.ts';

type Bundle = NonNullable<Parameters<IndexHtmlTransformHook>[1]['bundle']>;

/**
 * A page that comes rendered is shown before the app takes network and processor: its code, and that
 * of the app, is fetched when the first screen's pictures are there, half a second later at most.
 * Where nothing was rendered it is fetched at once. What each page and language needs besides stands
 * in a comment, from which the server writes those of the page it sends (backend/src/web/page-files.ts).
 */
export function startAfterPaint(): Plugin {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
  const imported = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = entry.exec(html)?.[1];
        if (!file) throw new Error('index.html has no entry script');
        const files = [file, ...[...html.matchAll(imported)].map(([, name]) => name)];
        const script = readFileSync(path.join(import.meta.dirname, 'inline-start.js'), 'utf8');
        const { code } = minifySync(
          'inline-start.js',
          `const files = ${JSON.stringify(files)};\n${script}`,
        );
        if (code.includes('<')) throw new Error('The inline script has a "<"');
        const perPage = { pages: findPageFiles(bundle, files), words: findWordFiles(bundle) };
        const last = [`<!-- page files ${JSON.stringify(perPage)} -->`, `<script>${code}</script>`];
        return html
          .replace(entry, '')
          .replaceAll(imported, '')
          .replace('</body>', () => `${last.join('\n    ')}\n  </body>`);
      },
    },
  };
}

/** Pages lie in `src/shop/pages` and its folders; those that the law asks for are one file. */
function isPage(id: string, name: string): boolean {
  const file = legalPageNames.some((each) => each === name) ? 'legal' : name;
  return id.includes('/src/shop/pages/') && id.endsWith(`/${file}-page.tsx`);
}

/** What the first screens say, by language. */
function findWordFiles(bundle: Bundle): Record<string, string> {
  const firstWords = /\/src\/words\/(\w+)\/first\.ts$/;
  return Object.fromEntries(
    Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const languages = file.moduleIds.flatMap((id) => firstWords.exec(id)?.[1] ?? []);
      return languages.map((language) => [language, `/${file.fileName}`]);
    }),
  );
}

/** What each page that may come rendered needs besides the app's own files, by its name. */
function findPageFiles(bundle: Bundle, appFiles: (string | undefined)[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const list = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/app/shop-pages.ts')),
  );
  const pages = Object.entries(sitePages).filter(([, { isIndexed }]) => isIndexed);
  return Object.fromEntries(
    pages.map(([name]) => {
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => isPage(id, name)));
      if (!page) throw new Error(`No file of the build holds the page ${name}`);
      const needed = new Set<string>();
      const collect = (fileName: string) => {
        if (needed.has(fileName) || appFiles.includes(`/${fileName}`)) return;
        needed.add(fileName);
        chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(collect);
      };
      if (list?.dynamicImports.includes(page.fileName)) collect(list.fileName);
      collect(page.fileName);
      return [name, [...needed].map((fileName) => `/${fileName}`)];
    }),
  );
}
