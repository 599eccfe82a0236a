import type { Plugin } from 'vite';

/**
 * Gives each file that imports icons its own copy of their set, so that a chunk holds its own icons
 * only. A set of react-icons is one module, and a module stands in one chunk: every icon of the
 * owner's pages would come with the first page.
 */
export function splitIcons(): Plugin {
  return {
    name: 'split-icons',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-icons\/[a-z]+$/.test(source) || source === 'react-icons/lib') return null;
      const set = await this.resolve(source, importer, { ...options, skipSelf: true });
      return set && { ...set, id: `${set.id}?of=${encodeURIComponent(importer ?? '')}` };
    },
  };
}
