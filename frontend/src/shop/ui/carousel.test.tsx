import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('the rest of a row is rendered when its last but one slide comes into view', async () => {
  const comeIntoView = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (changes: object[]) => void;
      constructor(onChange: (changes: object[]) => void) {
        this.onChange = onChange;
      }
      observe(target: Element) {
        comeIntoView.set(target, () => this.onChange([{ target, isIntersecting: true }]));
      }
      unobserve(target: Element) {
        comeIntoView.delete(target);
      }
    },
  );
  // Whether the browser has observers is read when the code loads.
  vi.resetModules();
  const { loadWords } = await import('@/words/load-words');
  await loadWords('first');
  const { Carousel } = await import('./carousel');
  const slides = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, content: <p>{key}</p> }));
  render(<Carousel title="Top Sellers" layout="books" slides={slides} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const third = screen.getAllByRole('listitem')[2]!;
  act(() => comeIntoView.get(third)?.());
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
