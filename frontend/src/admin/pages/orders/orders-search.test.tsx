import { orderSchema } from '@storyloom/backend/contract/order/order';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, apiBase, fakeApi, fakeShop } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { catchDownloads } from '@/testing/browser/catch-downloads';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('a search that finds more orders than are counted says so, without a sum', async () => {
  fakeApi.use(
    http.get(`${apiBase}/orders/`, () =>
      response(z.array(orderSchema), [makeOrder({ number: 1003, name: 'Mary Shelley' })], {
        headers: { 'X-Total-Count': '10001', 'X-Total-At-Least': 'true' },
      }),
    ),
  );
  renderApp('/dashboard/orders?q=m');
  expect(await screen.findByText(/^More than 10,000 orders match/)).toBeInTheDocument();
  expect(screen.getByText('Page 1 of 401 or more')).toBeInTheDocument();
  expect(screen.queryByText(/together/)).not.toBeInTheDocument();
});

test('the list is worked through by keyboard: / and arrows, and Undo with the focus staying', async () => {
  fakeShop.orders = [1003, 1002].map((number) => makeOrder({ number }));
  const { user } = renderApp('/dashboard/orders');
  const first = await screen.findByRole('link', { name: '1003' });
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: /^Name, phone, number/ });
  expect(search).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '1002' })).toHaveFocus();
  await user.keyboard('{Tab}{Enter}');
  const step = await screen.findByRole('button', { name: 'Mark as shipped: order 1002' });
  await screen.findByRole('button', { name: 'Undo' });
  expect(step).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(fakeShop.orders[1]?.status).toBe('placed'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Confirm: order 1002' })).toHaveFocus(),
  );
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(search).toHaveFocus();
});

test('Ctrl+Z that is held down takes one step back, not one after the other', async () => {
  fakeShop.orders = [1003, 1002].map((number) => makeOrder({ number }));
  const { user } = renderApp('/dashboard/orders');
  for (const number of [1003, 1002]) {
    await user.click(await screen.findByRole('button', { name: `Confirm: order ${number}` }));
    await screen.findByText(`Order ${number} is now confirmed.`);
  }
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true });
  expect(await screen.findByText('Order 1002 is placed again.')).toBeInTheDocument();
  // The other can be undone yet.
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Order 1003 is placed again.')).toBeInTheDocument();
});

test('Ctrl+Z undoes a step on a Hebrew keyboard too, and Ctrl+W of a French one none', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 })];
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ', ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  fireEvent.keyDown(document.body, { key: 'ז', code: 'KeyZ', ctrlKey: true });
  expect(await screen.findByText('Order 1003 is placed again.')).toBeInTheDocument();
});

test('from a tick box, too, the keyboard reaches the Undo of a step at once', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 })];
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  await screen.findByRole('button', { name: 'Undo' });
  const tick = screen.getByRole('checkbox', { name: 'Tick order 1003' });
  tick.focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(fakeShop.orders[0]?.status).toBe('placed'));
  expect(tick).toHaveFocus();
});

test('the orders of one book are shown until all are asked for', async () => {
  const asked: (string | null)[] = [];
  fakeApi.use(
    http.get(`${apiBase}/orders/`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      // The bell asks for orders too.
      if (searchParams.get('limit') === '25') asked.push(searchParams.get('book'));
      return undefined;
    }),
  );
  const { user } = renderApp(`/dashboard/orders?book=${'a'.repeat(24)}`);
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
  await waitFor(() => expect(asked.at(-1)).toBeNull());
  expect(asked[0]).toBe('a'.repeat(24));
});

test('orders to collect can be looked for where customers may collect', async () => {
  const ready = () => screen.queryByRole('button', { name: 'Ready to collect' });
  fakeShop.orders = [makeOrder({ number: 1003 })];
  const { unmount } = renderApp('/dashboard/orders');
  await screen.findByRole('link', { name: '1003' });
  expect(ready()).not.toBeInTheDocument();
  unmount();
  fakeShop.settings.pickup.isOn = true;
  renderApp('/dashboard/orders');
  await waitFor(() => expect(ready()).toBeInTheDocument());
});

test('the export takes the filters along', async () => {
  catchDownloads();
  fakeShop.orders = [makeOrder({ name: 'Mary Shelley' })];
  const { user } = renderApp('/dashboard/orders?status=placed&q=mary');
  await screen.findByRole('row', { name: /Mary Shelley/ });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(fakeAdmin.sent.at(-1)?.path).toBe('/orders/export.csv?status=placed&q=mary'),
  );
});

test('steps of two orders, one after the other, keep an Undo each', async () => {
  fakeShop.orders = [
    makeOrder({ number: 1003, name: 'Mary Shelley' }),
    makeOrder({ number: 1002, name: 'Ada Lovelace', status: 'confirmed' }),
  ];
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  await screen.findByText('Order 1003 is now confirmed.');
  expect(screen.getByText('Order 1003')).not.toBeVisible(); // the summary above names it
  await user.click(screen.getByRole('button', { name: 'Mark as shipped: order 1002' }));
  await screen.findByText('Order 1002 is now shipped.');
  expect(screen.getByText('Order 1003')).not.toHaveAttribute('hidden');
  const undo = { name: 'Undo', description: 'Order 1003' };
  await user.click(await screen.findByRole('button', undo));
  expect(await screen.findByText('Order 1003 is placed again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo', description: 'Order 1002' }));
  expect(await screen.findByText('Order 1002 is placed again.')).toBeInTheDocument();
});
