import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MissingCode } from '@/browser/new-build/missing-code';
import { renderApp } from '@/testing/render-app';
import { reloadOnce } from '@/browser/new-build/reload-once.storage';

// The shop was built anew since this tab was opened: code that it had not fetched by then is gone.

vi.mock('@/browser/new-build/reload-once.storage', () => ({ reloadOnce: vi.fn(() => true) }));
const gone = (file: string) => () => Promise.reject(new MissingCode(file));
vi.mock('@/shop/sign-in/connect-sign-in', () => ({
  connectSignIn: gone('/assets/sign-in.js'),
}));
vi.mock('@/shop/layout/join-newsletter', () => ({
  joinNewsletter: gone('/assets/newsletter.js'),
}));

beforeEach(() => vi.mocked(reloadOnce).mockClear());

test('whoever goes to a page behind sign-in gets it from the new shop', async () => {
  renderApp('/orders');
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledWith('/assets/sign-in.js'));
});

test('an address typed for the newsletter comes along to the new shop', async () => {
  const { user } = renderApp('/about');
  const field = screen.getByLabelText('Your e-mail address');
  await user.type(field, 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledWith('/assets/newsletter.js'));
  expect(sessionStorage.getItem('storyloom.typed-fields')).toContain('ada@example.com');
  expect(field).toHaveValue('ada@example.com');
});
