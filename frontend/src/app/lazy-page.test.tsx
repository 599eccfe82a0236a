import { act, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyFrame, lazyPage } from './lazy-page';

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(console.error).mockClear(); // React reports the lost page
});

/** A page whose code cannot be had, until `network.isBack`. */
async function openLostPage() {
  vi.useFakeTimers();
  vi.mocked(console.error).mockImplementation(() => {});
  const network = { isBack: false };
  const page = lazyPage(() =>
    network.isBack
      ? Promise.resolve(() => <h1>Services</h1>)
      : Promise.reject(new Error('Failed to fetch')),
  );
  render(<LazyFrame page={page} waiting={null} />, { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  return network;
}

test('a page whose code got lost opens as soon as the network is back', async () => {
  const network = await openLostPage();
  network.isBack = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
});

test('and a while later where nobody says that the network is back', async () => {
  const network = await openLostPage();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  network.isBack = true;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
});

test('a page in a layout, both of which were waited for, is not begun anew later', async () => {
  const page = lazyPage(() => Promise.resolve(() => <input aria-label="Full Name" />));
  let renderAgain = () => {};
  const layout = lazyPage(() =>
    Promise.resolve(() => {
      renderAgain = useReducer((count: number) => count + 1, 0)[1];
      return <LazyFrame page={page} waiting={null} />;
    }),
  );
  render(<LazyFrame page={layout} waiting={null} />, { wrapper: MemoryRouter });
  const field = await screen.findByLabelText('Full Name');
  act(() => renderAgain());
  expect(screen.getByLabelText('Full Name')).toBe(field);
});
