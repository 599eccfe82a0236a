import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The suites share one database server each; files side by side only compete for the disk.
    maxWorkers: 2,
  },
});
