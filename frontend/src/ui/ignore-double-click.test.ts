import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptClick } from './ignore-double-click';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the second half of a double click is not meant for what came into its place', () => {
  const press = { clientX: 700, clientY: 300, detail: 1 };
  vi.advanceTimersByTime(5000);
  expect(acceptClick(press)).toBe(true);
  vi.advanceTimersByTime(300);
  expect(acceptClick({ ...press, clientX: 702 })).toBe(false);
  expect(acceptClick({ ...press, clientY: 340 })).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(acceptClick(press)).toBe(true);
});

it('a keyboard presses as often as it likes', () => {
  const enter = { clientX: 0, clientY: 0, detail: 0 };
  expect([acceptClick(enter), acceptClick(enter)]).toEqual([true, true]);
});
