import { afterEach, expect, vi } from 'vitest';

// Noise is failure: a test that prints an error or a warning must say that it expects it.
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => {
  const printed = [...error.mock.calls, ...warn.mock.calls];
  error.mockClear();
  warn.mockClear();
  expect(printed).toEqual([]);
});
