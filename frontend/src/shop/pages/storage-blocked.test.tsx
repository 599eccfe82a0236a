import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

afterEach(() => void vi.restoreAllMocks());

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('where storage is blocked, sign-in and cart work until the page is closed', async () => {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, place, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const book = makeBook();
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`);
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${book.title}` });
  await user.click(add as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await signIn(user);
  await screen.findByRole('button', { name: 'Your menu, ada@example.com' });
  expect(fakeShop.session).toBe('ada@example.com');
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 book' }));
  await waitFor(() => expect(screen.getByRole('link', { name: book.title })).toBeVisible());
});

test('where cookies are blocked, signing in says so', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const { user } = renderApp('/login');
  await signIn(user);
  await waitFor(() =>
    expect(screen.getByText(/^Your browser blocks cookies and site data/)).toBeVisible(),
  );
  expect(screen.queryByText('Please provide a valid email and password')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('analytical');
});
