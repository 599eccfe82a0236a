import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const requestId = '7f3a1c52-6f0e-4b1d-9a53-2c1f0e8d4b77';

const recipient = [
  'Full Name',
  'Phone Number',
  'Address / Street',
  'City',
  'State / province',
  'Zipcode',
  'Country / region',
];

function failWith(
  code: Parameters<typeof refuse>[0],
  method: 'get' | 'post' | 'delete',
  path: string,
) {
  fakeApi.use(http[method](api(path), () => refuse(code, { requestId })));
}

async function expectReference() {
  const reference = await screen.findByText(requestId);
  await waitFor(() => expect(reference).toBeVisible());
  expect(reference.parentElement).toHaveTextContent(`Reference ${requestId}`);
}

async function order(user: ReturnType<typeof renderApp>['user']) {
  for (const label of recipient) {
    await user.click(await screen.findByLabelText(label));
    await user.paste('12345');
  }
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Failed to place an order')).toBeVisible());
}

test('what did not load for a fault of the shop names the line in its log', async () => {
  failWith('internal_error', 'get', '/books/:id');
  renderApp(`/books/${makeBook()._id}`);
  await waitFor(() => expect(screen.getByText('Error happending to load book info')).toBeVisible());
  await expectReference();
});

test('an order that failed for a fault of the shop names it in the dialog', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  failWith('internal_error', 'post', '/orders/');
  const { user } = renderApp('/checkout', { cart: [book], email: 'ada@example.com' });
  await order(user);
  await expectReference();
});

test('an error that a customer can fix says how, without a reference', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  failWith('insufficient_stock', 'post', '/orders/');
  const { user } = renderApp('/checkout', { cart: [book], email: 'ada@example.com' });
  await order(user);
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});

test('a sign-in that the shop could not open names it too', async () => {
  failWith('service_unavailable', 'get', '/config');
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'analytical');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await expectReference();
});

test('the newsletter form shows it at its field', async () => {
  failWith('internal_error', 'post', '/newsletter');
  const { user } = renderApp('/about');
  await user.type(await screen.findByLabelText('Your e-mail address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() =>
    expect(screen.getByText(new RegExp(`try again .*Reference ${requestId}`))).toBeVisible(),
  );
});

test('the owner finds it in forms and in the toasts in the corner', async () => {
  failWith('internal_error', 'post', '/auth/admin');
  const { user } = renderApp('/admin');
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'a-long-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expectReference();
});

test('an export that failed names it in its toast', async () => {
  signInAsAdmin();
  failWith('internal_error', 'get', '/books/export.csv');
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await expectReference();
});
