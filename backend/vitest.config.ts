import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,seed}/**/*.test.ts'],
    globalSetup: './src/testing/test-server.ts',
    setupFiles: './src/testing/setup.ts',
    // All processors: vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
    // Long enough for a machine that does other things as well.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
