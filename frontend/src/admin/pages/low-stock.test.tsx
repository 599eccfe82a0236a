import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const lastSearch = () => fakeShop.calls.findLast((call) => call.startsWith('GET /search?'));

test('what is low on stock is the owner’s number: marked, filtered, sorted, in the address', async () => {
  fakeShop.settings = makeSettings({ lowStock: 8 });
  fakeShop.books = [
    makeBook({ title: 'Emma', stock: 7 }),
    makeBook({ title: 'Dracula', stock: 9 }),
    makeBook({ title: 'Walden' }),
  ];
  const { user } = renderApp('/dashboard/manage-books');
  const row = await screen.findByRole('row', { name: /Emma/ });
  expect(await within(row).findByTitle('Low stock')).toHaveTextContent('7');
  const other = screen.getByRole('row', { name: /Dracula/ });
  expect(within(other).queryByTitle('Low stock')).toBeNull();

  await user.selectOptions(screen.getByLabelText('Stock'), 'Low stock');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Dracula/ })).toBeNull());
  expect(screen.queryByRole('row', { name: /Walden/ })).toBeNull();
  expect(lastSearch()).toBe('GET /search?maxStock=8&page=1&limit=25');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Stock, lowest first');
  await waitFor(() =>
    expect(lastSearch()).toBe('GET /search?maxStock=8&sort=stock&page=1&limit=25'),
  );
  expect(window.location.search).toBe('?stock=low&sort=stock');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=stock'));
});
