import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

test('Enter repeats a search for a title that failed, and the customer stays the same', async () => {
  signInAsAdmin();
  fakeShop.books = [
    makeBook({ title: 'Dracula', isbn: '9780306406157', stock: 5, newPrice: 12.5 }),
    makeBook({ title: 'Emma', stock: 5, newPrice: 8 }),
  ];
  const { user } = renderApp('/dashboard/counter');
  const field = await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('9780306406157{Enter}');
  await waitFor(() => expect(screen.getByText(/^This customer:/)).toHaveTextContent('$12.50'));
  fakeApi.use(http.get(api('/search'), () => HttpResponse.error(), { once: true }));
  await user.keyboard('emma{Enter}');
  expect(
    await screen.findByText('The shop did not answer. Press Enter again.'),
  ).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sell: Emma' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/^This customer:/)).toHaveTextContent('$20.50'));
});

test('the same title typed again repeats a search that failed', async () => {
  signInAsAdmin();
  fakeShop.books = [makeBook({ title: 'Emma', stock: 5, newPrice: 8 })];
  const { user } = renderApp('/dashboard/counter');
  const field = await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await waitFor(() => expect(field).toHaveFocus());
  fakeApi.use(http.get(api('/search'), () => HttpResponse.error(), { once: true }));
  await user.keyboard('emma{Enter}');
  await screen.findByText('The shop did not answer. Press Enter again.');
  await user.keyboard('emma{Enter}');
  expect(await screen.findByRole('button', { name: 'Sell: Emma' })).toBeInTheDocument();
});

test('a double click on a found book does not begin the next customer', async () => {
  signInAsAdmin();
  fakeShop.books = [makeBook({ title: 'Emma', stock: 5, newPrice: 8 })];
  const { user } = renderApp('/dashboard/counter');
  const field = await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('emma{Enter}');
  const at = { clientX: 100, clientY: 200 };
  fireEvent.click(await screen.findByRole('button', { name: 'Sell: Emma' }), { ...at, detail: 1 });
  // The list is gone, and the button stands where it was.
  fireEvent.click(screen.getByRole('button', { name: 'Next customer' }), { ...at, detail: 1 });
  await waitFor(() => expect(screen.getByText('Emma: Sold, 4 left.')).toBeVisible());
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$8.00');
});

test('another administrator begins with an empty counter', async () => {
  signInAsAdmin();
  fakeShop.books = [makeBook({ title: 'Emma', isbn: '9780306406157', stock: 5, newPrice: 8 })];
  const { user, unmount } = renderApp('/dashboard/counter');
  await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await user.keyboard('9780306406157{Enter}');
  await waitFor(() => expect(screen.getByText(/^This customer:/)).toHaveTextContent('$8.00'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  unmount();
  const again = renderApp('/admin');
  await again.user.type(await screen.findByLabelText('Username'), 'ann');
  await again.user.type(screen.getByLabelText('Password'), 'a-long-password{Enter}');
  await again.user.click((await screen.findAllByRole('link', { name: 'Counter' }))[0]!);
  await screen.findByRole('textbox', { name: /ISBN or title$/ });
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$0.00');
  expect(screen.queryByRole('list', { name: 'Last scans' })).not.toBeInTheDocument();
});
