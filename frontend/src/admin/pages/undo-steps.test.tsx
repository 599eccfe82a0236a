import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

test('steps of two orders, one after the other, keep an Undo each', async () => {
  signInAsAdmin();
  fakeShop.orders = [
    makeOrder({ number: 1003, name: 'Mary Shelley' }),
    makeOrder({ number: 1002, name: 'Ada Lovelace', status: 'confirmed' }),
  ];
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  await screen.findByText('Order 1003 is now confirmed.');
  expect(screen.getByText('Order 1003')).not.toBeVisible(); // it is said above
  await user.click(screen.getByRole('button', { name: 'Mark as shipped: order 1002' }));
  await screen.findByText('Order 1002 is now shipped.');
  expect(screen.getByText('Order 1003')).not.toHaveAttribute('hidden');
  const undo = { name: 'Undo', description: 'Order 1003' };
  await user.click(await screen.findByRole('button', undo));
  expect(await screen.findByText('Order 1003 is placed again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo', description: 'Order 1002' }));
  expect(await screen.findByText('Order 1002 is placed again.')).toBeInTheDocument();
});
