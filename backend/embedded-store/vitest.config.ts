import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../.config/test-projects.ts';

export default defineConfig({
  test: {
    name: 'store',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers,
  },
});
