import { defineConfig } from 'vitest/config';
import { apiProjects, maxWorkers, testServer } from '../.config/test-projects.ts';

export default defineConfig({
  test: {
    projects: apiProjects,
    globalSetup: testServer,
    maxWorkers,
  },
});
