import { defineConfig } from 'vitest/config';
import { testProjects } from '../.config/test-projects.ts';

const root = import.meta.dirname;
const test = {
  setupFiles: './src/testing/setup.ts',
  // Long enough for a machine that does other things as well.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    projects: testProjects({ root, test, name: 'api', folders: ['src', 'scripts', 'seed'] }),
    globalSetup: './src/testing/test-server.ts',
    // All processors: vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
  },
});
