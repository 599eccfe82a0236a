import type { Plugin } from 'vite';
import { classOf, moreLetters } from './letters.ts';

/**
 * Preloads what every first screen is set in, so that it is from the first paint on. The links for
 * further letters stand in a comment: the server takes those out that a page it renders needs
 * (backend/src/web/preload-letters.ts).
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        const linkOf = (start: string) => {
          const file = fonts.find((name) => name.startsWith(`assets/${start}`));
          return file
            ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
            : '';
        };
        const more = [
          `text ${classOf(moreLetters)} ${linkOf('more-inter')}`,
          `headings ${classOf(moreLetters)} ${linkOf('more-fraunces')}`,
        ].map((line) => `<!-- letters of ${line} -->`);
        const links = [linkOf('inter-400-700'), linkOf('fraunces-500-700'), ...more];
        return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
      },
    },
  };
}
