import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * A page that comes rendered is shown before the app takes network and processor: its code is fetched
 * when the first screen's pictures are there, half a second later at most. Where nothing was rendered
 * it is fetched at once.
 */
export function startAfterPaint(): Plugin {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
  const imported = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const file = entry.exec(html)?.[1];
        if (!file) throw new Error('index.html has no entry script');
        const files = [file, ...[...html.matchAll(imported)].map(([, name]) => name)];
        const script = readFileSync(path.join(import.meta.dirname, 'inline-start.js'), 'utf8');
        const inline = `<script>\nconst files = ${JSON.stringify(files)};\n${script}</script>`;
        return html
          .replace(entry, '')
          .replaceAll(imported, '')
          .replace('</body>', () => `${inline}\n  </body>`);
      },
    },
  };
}
