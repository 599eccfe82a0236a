import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { api, fakeApi, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

afterEach(() => void vi.useRealTimers());

test('the guard says so while the shop does not answer, and goes on when it does', async () => {
  fakeApi.use(http.get(api('/config'), () => refuse('service_unavailable')));
  renderApp('/orders');
  await waitFor(() =>
    expect(screen.getByText(/^Loading\.\. The shop does not answer\./)).toBeVisible(),
  );
  fakeApi.resetHandlers();
  await waitFor(() => expect(screen.getByText('Please sign in to see your orders.')).toBeVisible());
});

test('however often one comes back to the page, one try is under way', async () => {
  let tries = 0;
  fakeApi.use(
    http.get(api('/config'), () => {
      tries += 1;
      return refuse('service_unavailable');
    }),
  );
  renderApp('/orders', { email: 'ada@example.com' });
  await screen.findByText(/The shop does not answer\./);
  const before = tries;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  for (let i = 0; i < 15; i += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(300));
  }
  expect(tries - before).toBeLessThan(4);
});
