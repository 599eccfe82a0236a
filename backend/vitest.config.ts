import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { maxWorkers, testProjects } from '../.config/test-projects.ts';

const root = import.meta.dirname;
const test = {
  setupFiles: path.join(root, 'src/testing/setup.ts'),
  // Long enough for a machine that does other things as well.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export const testServer = path.join(root, 'src/testing/test-server.ts');
export const apiProjects = testProjects({
  root,
  test,
  name: 'api',
  folders: ['src', 'scripts', 'seed'],
});

export default defineConfig({
  test: {
    projects: apiProjects,
    globalSetup: testServer,
    maxWorkers,
  },
});
