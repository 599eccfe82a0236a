import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

test('a counter that only moves the stock shows no sum, price or receipt', async () => {
  signInAsAdmin();
  fakeShop.settings = makeSettings({ counter: { mode: 'stock' } });
  fakeShop.books = [makeBook({ title: 'Dracula', isbn: '9780306406157', stock: 5 })];
  const { user } = renderApp('/dashboard/counter');
  await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await user.keyboard('9780306406157{Enter}');
  expect(await screen.findByText('Sell: Sold at your till, 4 left.')).toBeInTheDocument();
  expect(screen.queryByText(/^This customer/)).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
});
