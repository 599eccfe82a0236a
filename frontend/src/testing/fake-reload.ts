import { vi } from 'vitest';

/** One for all test files: they share the modules that call it. */
export const reload = vi.fn();
