import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the built app each `import()` goes through src/browser/new-build/load-code.ts instead of Vite's
 * own helper, whose preload links fail for good in browsers that remember a failed module.
 */
export function fetchBeforeImport(): Plugin {
  const loader = path.resolve(import.meta.dirname, '../src/browser/new-build/load-code.ts');
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}
