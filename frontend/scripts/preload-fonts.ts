import type { Plugin } from 'vite';

/** The letters of the second cuts, as src/assets/fonts/fonts.css names them. */
const moreLetters = '[\\u0100-\\u0151\\u0154-\\u017F\\u01CD-\\u01DC\\u0218-\\u021B\\u1E02-\\u1E9E]';

/**
 * Preloads what every first screen is set in, so that it is from the first paint on. The links for
 * further letters stand in a comment: the server takes those out that a page it renders needs
 * (backend/src/web/render-page.ts).
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
          `text ${moreLetters} ${linkOf('more-inter')}`,
          `headings ${moreLetters} ${linkOf('more-fraunces')}`,
        ].map((line) => `<!-- letters of ${line} -->`);
        const links = [linkOf('inter-400-700'), linkOf('fraunces-500-700'), ...more];
        return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
      },
    },
  };
}
