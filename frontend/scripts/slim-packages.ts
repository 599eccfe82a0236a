import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Before an `import()` the files that its own needs are asked for. Vite's helper does the same, and
 * more for older browsers and nonces.
 */
const preloadHelper = `
const asked = {};
const ask = (file) =>
  (asked[file] ??= new Promise((resolve, reject) => {
    if (document.querySelector('link[href="/' + file + '"]')) return resolve();
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.onload = resolve;
    link.onerror = () => {
      delete asked[file];
      link.remove();
      reject(new TypeError(file));
    };
    link.href = '/' + file;
    document.head.append(link);
    if (!isStyle) resolve();
  }));
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;

/** Of the router: names for a developer's tools, and what its links do within its framework. */
const routerEdits: [RegExp, string][] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/shouldPrefetch && !isAbsolute \?/g, 'false ?'],
  [/\bReact\w*\.(forwardRef|createContext)\(/g, '/* @__PURE__ */ $&'],
];

/**
 * Takes out of the packages what no page uses. A set of react-icons is one module, and a module stands
 * in one chunk: every icon of the owner's pages would come with the first page, so each file that
 * imports icons gets its own copy of their set. What the router does not need here is held by a few
 * lines alone. A build in which one of this finds nothing to do fails.
 */
export function slimPackages(): Plugin {
  const icon = path.resolve(import.meta.dirname, '../src/ui/pictures/icon.ts');
  const waiting = new Set<unknown>(['icons', 'preload helper', ...routerEdits]);
  return {
    name: 'slim-packages',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      if (build.ssr) waiting.delete('preload helper'); // the server fetches no files
    },
    async resolveId(source, importer, options) {
      if (source === '../lib/index.mjs' && importer?.includes('react-icons')) {
        waiting.delete('icons');
        return icon;
      }
      if (!/^react-icons\/[a-z]+$/.test(source)) return null;
      const set = await this.resolve(source, importer, { ...options, skipSelf: true });
      return set && { ...set, id: `${set.id}?of=${encodeURIComponent(importer ?? '')}` };
    },
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler() {
        waiting.delete('preload helper');
        return preloadHelper;
      },
    },
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler(text) {
        let code = text;
        for (const edit of routerEdits) {
          const edited = code.replaceAll(...edit);
          if (edited !== code) waiting.delete(edit);
          code = edited;
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (error || waiting.size === 0) return;
      this.error(`slim-packages finds nothing to do for ${[...waiting].join(', ')}`);
    },
  };
}
