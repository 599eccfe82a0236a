import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { apiProjects, maxWorkers, testProjects, testServer } from './test-projects.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All tests in one run: one part begins where another still waits for its slowest. */
export default defineConfig({
  root,
  test: {
    projects: [
      ...apiProjects,
      ...testProjects({
        root: path.join(root, 'frontend'),
        extends: path.join(root, 'frontend/vite.config.ts'),
        name: 'pages',
        folders: ['src'],
      }),
      path.join(root, 'backend/embedded-store'),
    ],
    globalSetup: testServer,
    maxWorkers,
  },
});
