import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, fakeShop, apiBase } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBooks } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';
import { http, HttpResponse } from 'msw';

serveAdminApi();

async function fillIn(user: ReturnType<typeof renderApp>['user'], password: string) {
  await user.type(await screen.findByLabelText('Username'), 'owner');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the owner signs in and reaches the dashboard', async () => {
  const { user } = renderApp('/admin');
  await fillIn(user, 'a-long-password');
  expect(await screen.findByText('Admin Login successful!')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Book Store Inventory')).toBeVisible());
  expect(window.location.pathname).toBe('/dashboard');
  expect(fakeAdmin.logins).toEqual([{ Username: 'owner', password: 'a-long-password' }]);
});

test('an owner who goes to the shop during the sign-in stays there', async () => {
  const { user } = renderApp('/admin');
  const opening = hold('post', '/auth/admin');
  await fillIn(user, 'a-long-password');
  await waitFor(() => expect(opening.isAsked()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
  await screen.findByRole('heading', { name: 'Discover New Reads This Week' });
  opening.letGo();
  expect(await screen.findByText('Admin Login successful!')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

test('the token is stored in the browser with an expiry one hour away', async () => {
  const { user } = renderApp('/admin');
  await fillIn(user, 'a-long-password');
  await screen.findByText('Book Store Inventory');
  expect(window.localStorage.getItem('token')).toBe('"admin-token"');
  const expiresAt = Number(window.localStorage.getItem('tokenExpiresAt'));
  expect(Math.abs(expiresAt - Date.now() - 3_600_000)).toBeLessThan(20_000);
});

test('empty fields are named, and a short password is', async () => {
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByText('Username is required')).toBeVisible());
  expect(screen.getByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'short');
  await waitFor(() =>
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible(),
  );
  expect(fakeAdmin.logins).toEqual([]);
});

test('a wrong password is answered with the specified sentence', async () => {
  const { user } = renderApp('/admin');
  await fillIn(user, 'wrong-password');
  await waitFor(() =>
    expect(screen.getByText('Please provide a valid Username and password')).toBeVisible(),
  );
  expect(window.location.pathname).toBe('/admin');
});

test('a shop that does not answer is not blamed on the password', async () => {
  fakeApi.use(http.post(`${apiBase}/auth/admin`, () => HttpResponse.error()));
  const { user } = renderApp('/admin');
  await fillIn(user, 'a-long-password');
  await waitFor(() => expect(screen.getByText(/The shop does not answer right now/)).toBeVisible());
});

test('"Remember me" keeps the user name for the next time, and only the name', async () => {
  const first = renderApp('/admin');
  await first.user.click(await screen.findByLabelText('Remember me'));
  await fillIn(first.user, 'a-long-password');
  await first.user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  first.unmount();

  renderApp('/admin');
  expect(await screen.findByLabelText('Username')).toHaveValue('owner');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Remember me')).toBeChecked();
});

test.each([
  '/dashboard',
  '/dashboard/add-new-book',
  '/dashboard/edit-book/000000000000000000000001',
  '/dashboard/manage-books',
  '/dashboard/orders',
  '/dashboard/settings',
])('without a token %s leads to the sign-in, and back there afterwards', async (address) => {
  const { user } = renderApp(address);
  await fillIn(user, 'a-long-password');
  await waitFor(() => expect(window.location.pathname).toBe(address));
});

test('a token that expired meanwhile leads to the sign-in and says so', async () => {
  signInAsAdmin(-1);
  renderApp('/dashboard/manage-books');
  expect(await screen.findByText('Token has expired! Please login again')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Username')).toBeVisible());
  expect(window.localStorage.getItem('token')).toBeNull();
});

test.each(['/dashboard', '/dashboard/manage-books', '/dashboard/add-new-book'])(
  'a token the shop does not know leads from %s to the sign-in',
  async (address) => {
    fakeShop.books = makeBooks(1);
    signInAsAdmin();
    fakeAdmin.token = 'another-token';
    renderApp(address);
    expect(await screen.findByText('Token has expired! Please login again')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin');
  },
);
