import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFormDraft } from '@/browser/form-draft';
import { reloadForNewBuild } from '@/browser/new-build';
import { reload } from '@/browser/reload';
import { fakeApi } from '@/testing/fake-api';
import { LazyBoundary, lazyPage } from './lazy-page';

// What the last test left on its way may still have called it.
beforeEach(() => void vi.mocked(reload).mockClear());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(console.error).mockClear(); // React reports the lost page
});

const failed = 'This page did not open';

/** A page with code that does not load until `network.isBack`; the API answers or not. */
async function openLostPage(shop = HttpResponse.error()) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(console.error).mockImplementation(() => {});
  fakeApi.use(http.head('*', () => shop));
  const network = { isBack: false };
  const page = lazyPage(() =>
    network.isBack
      ? Promise.resolve(() => <h1>Services</h1>)
      : Promise.reject(new Error('Failed to fetch')),
  );
  render(<LazyBoundary page={page} loading={null} />, { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return network;
}

test('a page opens as soon as the network is back and its code loads', async () => {
  const network = await openLostPage();
  await screen.findByRole('heading', { name: failed });
  network.isBack = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
});

test('and a while later without an online event', async () => {
  const network = await openLostPage();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: failed })).toBeVisible();
  network.isBack = true;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
});

test('where the shop answers without the code, the page is opened again, once a minute at most', async () => {
  await openLostPage(new HttpResponse(null));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup(); // the page that was opened again is gone
  await openLostPage(new HttpResponse(null));
  await screen.findByRole('heading', { name: failed });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(reload).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('two tries with simultaneous responses reload it once', async () => {
  fakeApi.use(http.head('*', () => new HttpResponse(null)));
  await Promise.all([reloadForNewBuild(), reloadForNewBuild()]);
  expect(reload).toHaveBeenCalledOnce();
});

test('but not by itself over what is kept in memory alone', async () => {
  writeFormDraft('admin.phone-order', { name: 'Ada' }, 'memory');
  await openLostPage(new HttpResponse(null));
  await screen.findByRole('heading', { name: failed });
  expect(reload).not.toHaveBeenCalled();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page in a layout, both of which were waited for, is not begun again later', async () => {
  const page = lazyPage(() => Promise.resolve(() => <input aria-label="Full Name" />));
  let renderAgain = () => {};
  const layout = lazyPage(() =>
    Promise.resolve(() => {
      renderAgain = useReducer((count: number) => count + 1, 0)[1];
      return <LazyBoundary page={page} loading={null} />;
    }),
  );
  render(<LazyBoundary page={layout} loading={null} />, { wrapper: MemoryRouter });
  const field = await screen.findByLabelText('Full Name');
  act(() => renderAgain());
  expect(screen.getByLabelText('Full Name')).toBe(field);
});

test.each([429, 503])(
  'a shop that answers %i is left alone until it answers again',
  async (status) => {
    vi.mocked(reload).mockClear();
    await openLostPage(new HttpResponse(null, { status }));
    await screen.findByRole('heading', { name: failed });
    expect(reload).not.toHaveBeenCalled();
  },
);
