import {
  customerDetailSchema,
  customerSchema,
  type Customer,
} from '@storyloom/backend/contract/account/customer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeOrder } from '@/testing/factories';
import {
  adminHandler,
  recordCall,
  signInAsAdmin,
  fakeAdmin,
} from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const zoe: Customer = {
  id: 'a'.repeat(24),
  name: 'Zoë Quince',
  email: 'zoe@example.com',
  phone: '0700 555 123',
  orders: 3,
  delivered: 2,
  total: 45.5,
  lastOrderAt: '2026-11-20T10:00:00.000Z',
};
let customers: Customer[];
let hasOpenOrder: boolean;

beforeEach(() => {
  signInAsAdmin();
  customers = [zoe, { ...zoe, id: 'b'.repeat(24), name: 'Bob', email: undefined }];
  hasOpenOrder = false;
  fakeApi.use(
    http.get(api('/customers/'), ({ request }) =>
      adminHandler(request, () => {
        const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
        const found = customers.filter(({ name }) => name.toLowerCase().includes(q));
        return HttpResponse.json(
          found.map((customer) => customerSchema.parse(customer)),
          { headers: { 'X-Total-Count': String(found.length) } },
        );
      }),
    ),
    http.get(api('/customers/:id'), ({ request, params }) =>
      adminHandler(request, () => {
        const customer = customers.find(({ id }) => id === params.id);
        if (!customer) return refuse('record_not_found');
        const status = hasOpenOrder ? 'shipped' : 'delivered';
        return response(customerDetailSchema, {
          customer,
          orders: [makeOrder({ number: 1042, status })],
        });
      }),
    ),
    http.delete(api('/customers/:id'), ({ request, params }) =>
      adminHandler(request, () => {
        recordCall(request, null);
        if (hasOpenOrder) return refuse('invalid_transition');
        customers = customers.filter(({ id }) => id !== params.id);
        return HttpResponse.json({ erased: 3 });
      }),
    ),
  );
});

test('customers are listed with their sums and found while one types', async () => {
  renderApp('/dashboard/customers');
  const table = await screen.findByRole('table', { name: 'Customers' });
  expect(within(table).getByRole('row', { name: /Zoë Quince/ })).toHaveTextContent('$45.50');
  expect(within(table).getByRole('row', { name: /Bob/ })).toHaveTextContent('By phone');
  await userEvent.type(screen.getByLabelText('Name, e-mail or phone'), 'bob');
  await waitFor(() => expect(screen.getByText('1 customer')).toBeVisible());
  await userEvent.type(screen.getByLabelText('Name, e-mail or phone'), 'xx');
  await waitFor(() => expect(screen.getByText(/Nobody matches/)).toBeVisible());
});

test('of a customer with very many orders the page says that it shows the newest', async () => {
  renderApp(`/dashboard/customers/${zoe.id}`);
  expect(await screen.findByText(/^The newest 1 of 3\./)).toBeInTheDocument();
});

test('a customer shows figures and orders, and is erased after a question', async () => {
  renderApp(`/dashboard/customers/${zoe.id}`);
  const title = await screen.findByRole('heading', { name: zoe.name });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('link', { name: 'zoe@example.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1042' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/orders/'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Erase customer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep customer' }));
  expect(fakeAdmin.sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Erase customer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('table', { name: 'Customers' })).not.toHaveTextContent('Zoë');
  expect(fakeAdmin.sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('the name of who is erased stands in no list any more, not even for a moment', async () => {
  fakeShop.orders = [makeOrder({ name: zoe.name })];
  renderApp('/dashboard/orders');
  expect(await screen.findByText(zoe.name)).toBeInTheDocument();
  const go = (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0]!);
  await go('Customers');
  await userEvent.click(await screen.findByRole('link', { name: zoe.name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase customer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await screen.findByText('The customer is erased, and the name is off 3 orders.');
  hold('get', '/orders/');
  await go('Orders');
  await screen.findByRole('heading', { level: 2, name: 'Orders' });
  expect(screen.queryByText(zoe.name)).not.toBeInTheDocument();
});

test('of a customer with an open order the owner hears why it stays, and is not asked', async () => {
  hasOpenOrder = true;
  renderApp(`/dashboard/customers/${zoe.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase customer' }));
  await waitFor(() => expect(screen.getByText('Not while an order is open')).toBeVisible());
  expect(screen.queryByText(`Erase ${zoe.name}?`)).not.toBeInTheDocument();
  expect(fakeAdmin.sent).toEqual([]);
});

test('a customer who orders while the owner is asked stays, and the owner hears why', async () => {
  renderApp(`/dashboard/customers/${zoe.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase customer' }));
  hasOpenOrder = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(screen.getByText('Not while an order is open')).toBeVisible());
  expect(screen.getByText(zoe.name)).toBeInTheDocument();
});

test('says that a customer is unknown instead of loading for ever', async () => {
  renderApp(`/dashboard/customers/${'f'.repeat(24)}`);
  await waitFor(() => expect(screen.getByText('There is no such customer.')).toBeVisible());
});

test('a customer who was erased by a try without a response is gone for the owner, too', async () => {
  renderApp(`/dashboard/customers/${zoe.id}`);
  const erase = await screen.findByRole('button', { name: 'Erase customer' });
  customers = [];
  await userEvent.click(erase);
  fakeApi.use(http.delete(api('/customers/:id'), () => refuse('record_not_found')));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(screen.getByText('This customer was already erased.')).toBeVisible());
  expect(window.location.pathname).toBe('/dashboard/customers');
});
