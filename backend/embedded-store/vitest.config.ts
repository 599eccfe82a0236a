import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../.config/test-projects.ts';

export default defineConfig({
  test: {
    name: 'store',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers,
    // Files share the driver and the store's modules, which none of them changes.
    isolate: false,
  },
});
