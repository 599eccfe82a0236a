import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,seed}/**/*.test.ts'],
    globalSetup: './src/testing/test-server.ts',
    setupFiles: './src/testing/setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
