import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { reload } from '@/browser/reload';
import { fakeApi } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// The shop was built again since this tab was opened: code that it had not fetched by then is gone.

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
vi.mock('@/shop/sign-in/create-connection', () => ({ createConnection: gone }));
vi.mock('@/shop/layout/join-newsletter', () => ({ joinNewsletter: gone }));

beforeEach(() => {
  vi.mocked(reload).mockClear();
  fakeApi.use(http.head('*', () => new HttpResponse(null)));
});

test('a page behind sign-in loads from the new release', async () => {
  renderApp('/orders');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('an address typed for the newsletter comes along to the new shop', async () => {
  const { user } = renderApp('/about');
  const field = screen.getByLabelText('Your e-mail address');
  await user.type(field, 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('storyloom.typed-fields')).toContain('ada@example.com');
  expect(field).toHaveValue('ada@example.com');
});
