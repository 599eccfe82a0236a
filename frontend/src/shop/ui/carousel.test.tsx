import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

const view = vi.hoisted(() => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (changes: object[]) => void;
      constructor(onChange: (changes: object[]) => void) {
        this.onChange = onChange;
      }
      observe(target: Element) {
        watched.set(target, () => this.onChange([{ target, isIntersecting: true }]));
      }
      unobserve(target: Element) {
        watched.delete(target);
      }
    },
  );
  return watched;
});

test('the rest of a row is rendered when its last but one slide comes into view', () => {
  const slides = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, content: <p>{key}</p> }));
  render(<Carousel title="Top Sellers" layout="books" slides={slides} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const third = screen.getAllByRole('listitem')[2]!;
  act(() => view.get(third)?.());
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
