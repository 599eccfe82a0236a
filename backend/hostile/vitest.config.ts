import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tally-reporter.ts';

export default defineConfig({
  test: {
    include: ['hostile/*.test.ts'],
    globalSetup: './src/testing/test-server.ts',
    setupFiles: './src/testing/setup.ts',
    // All processors: vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
    reporters: ['default', new TallyReporter()],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
