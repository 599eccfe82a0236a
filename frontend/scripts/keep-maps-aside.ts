import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Source maps are kept in `.maps` beside what is served: whoever looks into an error of the built
 * pages loads them by hand, and no visitor can ask for them.
 */
export function keepMapsAside(): Plugin {
  return {
    name: 'keep-maps-aside',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'));
      await mkdir(path.join(dir, '.maps'), { recursive: true });
      for (const map of maps) {
        await rename(path.join(dir, map), path.join(dir, '.maps', path.basename(map)));
      }
    },
  };
}
