import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), preloadFonts(), startAfterPaint()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    // The first versions with light-dark(), which the theme tokens are written with.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 1024,
    copyPublicDir: !isSsrBuild,
  },
  // The first paint is drawn in the API's process, which has none of these packages.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays as it is: the API compares it with Origin.
    proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    restoreMocks: true,
    css: false,
  },
}));

/** Adds a preload link for each type family, so that text is set in it from the first paint on. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((name) => /latin-wght-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${name}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * A page that comes drawn is shown before the app's code takes the browser's time: the entry is
 * fetched behind pictures and type, and run after the first paint (at once where nothing is painted).
 */
function startAfterPaint(): Plugin {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const file = entry.exec(html)?.[1];
        if (!file) throw new Error('index.html has no entry script');
        return html
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
          .replace(
            entry,
            `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
          )
          .replace(
            '</body>',
            `  <script>
      const root = document.getElementById('root');
      const start = () => import('${file}');
      if (root.hasChildNodes()) {
        // A click before the app is there is made once more when it is.
        let early;
        const onClick = (event) => (early = event.target.closest('button') ?? early);
        const onSubmit = (event) => event.target.hasAttribute('action') || event.preventDefault();
        root.addEventListener('click', onClick, true);
        root.addEventListener('submit', onSubmit);
        addEventListener('app-ready', () => {
          root.removeEventListener('click', onClick, true);
          root.removeEventListener('submit', onSubmit);
          root.removeAttribute('data-first-paint');
          if (early) setTimeout(() => early.click()); // not while React is at work
        }, { once: true });
        if (document.hidden) start();
        else requestAnimationFrame(() => setTimeout(start));
      } else start();
    </script>
  </body>`,
          );
      },
    },
  };
}
