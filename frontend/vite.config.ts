// For `test` below: types only, since the pages are built without the tools of tests.
/// <reference types="vitest/config" />
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { maxWorkers, testProjects } from '../.config/test-projects.ts';
import { slimPackages } from './scripts/slim-packages.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { startAfterPaint } from './scripts/start-after-paint.ts';

// Its package names the build for development alone, so its warnings do not matter.
const routerFile = (name: string) =>
  fileURLToPath(import.meta.resolve('react-router').replace(/development.*/, `production/${name}`));
const routerWithoutWarnings = {
  'react-router/dom': routerFile('dom-export.mjs'),
  'react-router': routerFile('index.mjs'),
};

// Of the API, from the environment or the project's .env, as the API itself reads it.
const { PORT: port = '4000' } = loadEnv('', fileURLToPath(new URL('..', import.meta.url)), 'PORT');

const wordsOf = (part: string) => (file: string) => `${part}-${path.basename(path.dirname(file))}`;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), slimPackages(), preloadFonts(), startAfterPaint()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      ...(command === 'build' && routerWithoutWarnings),
    },
  },
  build: {
    // The first versions with light-dark(), which the theme tokens are written with.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 1024,
    copyPublicDir: !isSsrBuild,
    sourcemap: !isSsrBuild && 'hidden', // neither linked nor served (backend/src/web/built-pages.ts)
    // All that the entry needs is one file with it, and all that the pages with books need is another:
    // compression finds what repeats within a file only, and each file costs a kilobyte of headers.
    // So are the texts of each language.
    // Redux Toolkit and the API's data are files of their own: each takes as long to start as the rest,
    // and the browser answers between them (scripts/inline-start.js).
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'toolkit',
                test: /toolkit.dist.query.react/,
                tags: ['$initial'],
                priority: 3,
              },
              { name: 'data', test: /src.api.endpoints/, tags: ['$initial'], priority: 2 },
              { name: 'entry', tags: ['$initial'], priority: 1 },
              { name: 'books', test: /src.shop.pages.(home.home|catalogue|book)-page\.tsx$/ },
              { name: 'currency-name', test: /currency-name\.ts$/, priority: 2 },
              { name: wordsOf('first'), test: /src.words.\w+.first\.ts$/, priority: 1 },
              { name: wordsOf('shop'), test: /src.words.\w+.shop\.ts$/ },
            ],
          },
        },
      },
    }),
    modulePreload: { polyfill: false },
  },
  // Pages are rendered in the API's process, which has none of these packages.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays as it is: the API compares it with Origin.
    proxy: {
      '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers,
    projects: testProjects({
      root: import.meta.dirname,
      extends: true,
      name: 'pages',
      folders: ['src'],
    }),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    css: false,
  },
}));
