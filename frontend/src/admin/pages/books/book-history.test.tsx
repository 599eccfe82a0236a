import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeAuditEntry } from '@/testing/fake-admin/fake-admin-team';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

test('the edit page of a book tells what each field was and what it became', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  fakeAdmin.changes = [
    makeAuditEntry({
      id: book._id,
      by: 'ann',
      via: 'import',
      before: { newPrice: 12.5, stock: 3, trending: false },
      after: { newPrice: 13, author: 'Ada', trending: true },
    }),
    makeAuditEntry({ id: book._id, action: 'deleted' }),
    makeAuditEntry({ id: 'f'.repeat(24), by: 'bob' }),
  ];
  signInAsAdmin();
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.click(await screen.findByText('History'));
  const [changed, deleted, ...others] = await screen.findAllByRole('listitem', {
    name: (_name, element) => element.textContent.includes(' by '),
  });
  expect(others).toEqual([]);
  expect(changed).toHaveTextContent('Changed by ann, from a file');
  const value = (field: string) =>
    within(changed!).getByText(field).nextElementSibling?.textContent;
  expect(value('New price')).toBe('Before: $12.50After: $13.00');
  expect(value('Stock')).toBe('Before: 3After: nothing');
  expect(value('Author')).toBe('Before: nothingAfter: Ada');
  expect(value('Trending')).toBe('Before: noAfter: yes');
  expect(deleted).toHaveTextContent('Deleted by owner');
});

test('the history shows stored choices as the forms show them', async () => {
  const book = makeBook();
  fakeShop.books = [book];
  fakeAdmin.changes = [
    makeAuditEntry({
      id: book._id,
      before: { condition: 'good', supply: 'stock' },
      after: { condition: 'very-good', supply: 'orderIn', vatRate: 5.5 },
    }),
  ];
  signInAsAdmin();
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.click(await screen.findByText('History'));
  const changed = await screen.findByText('Changed');
  const value = (field: string) =>
    within(changed.closest('li')!).getByText(field).nextElementSibling?.textContent;
  expect(value('Condition')).toBe('Before: GoodAfter: Very good');
  expect(value('Supply')).toBe('Before: Never ordered in: sold out at 0After: Can be ordered in');
  expect(value('VAT rate')).toBe('Before: nothingAfter: 5.5%');
});

test('the page of an order tells when, and by whom, its customer was taken out of it', async () => {
  const order = makeOrder();
  fakeShop.orders = [order];
  fakeAdmin.changes = [
    makeAuditEntry({ id: order._id, of: 'order', action: 'erased', by: 'retention period' }),
  ];
  signInAsAdmin();
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  await user.click(await screen.findByText('All changes'));
  const change = await screen.findByText(/Removed the customer/);
  expect(change.closest('li')).toHaveTextContent('by retention period');
});
