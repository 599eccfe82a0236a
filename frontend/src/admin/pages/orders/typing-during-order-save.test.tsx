import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

// Where the keyboard is, and what is typed, when something of an order is saved or changed meanwhile.

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.orders = [
    makeOrder({ number: 1003, name: 'Mary Shelley' }),
    makeOrder({ number: 1002, name: 'Ada Lovelace' }),
  ];
});

const openOrder = async () => {
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  return { user, note: await screen.findByLabelText('New note') };
};
const button = (name: string) => screen.getByRole('button', { name });
const row = (name: RegExp) => screen.findByRole('row', { name });

test('the owner can go on writing a note while a correction is saved', async () => {
  const { user, note } = await openOrder();
  const saving = hold('patch', '/orders/:id');
  await user.click(button('Correct'));
  await user.type(screen.getByLabelText('City'), ' Spa');
  await user.click(button('Save correction'));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await user.type(note, 'the');
  saving.letGo();
  expect(await screen.findByRole('button', { name: 'Correct' })).toBeInTheDocument();
  await user.keyboard(' customer called');
  expect(note).toHaveValue('the customer called');
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
});

test('the next correction begins with the one before, before the order was asked for again', async () => {
  const { user } = await openOrder();
  await user.click(button('Correct'));
  const asking = hold('get', '/orders/:id');
  await user.type(screen.getByLabelText('City'), ' Spa');
  await user.click(button('Save correction'));
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  expect(screen.getByLabelText('City')).toHaveDisplayValue(/ Spa$/);
  asking.letGo();
});

test.each([
  ['Save mine', 'Ada Right'],
  ['Take theirs', 'Ada Byron'],
])('who corrects an order second sees both versions and chooses: %s', async (choice, name) => {
  const { user } = await openOrder();
  const order = fakeShop.orders[0]!;
  await user.click(button('Correct'));
  await user.clear(screen.getByLabelText('Full Name'));
  await user.type(screen.getByLabelText('Full Name'), 'Ada Right');
  const history = { status: order.status, at: '2026-11-21T09:00:00.000Z', by: 'ann' };
  order.name = 'Ada Byron';
  order.history.push({ ...history, changed: ['name'] });
  await user.click(button('Save correction'));
  const panel = await screen.findByRole('alert', { name: /^ann changed this order on/ });
  expect(panel).toHaveTextContent('Your versionAda RightTheir versionAda Byron');
  await user.click(button(choice));
  expect(await screen.findByRole('button', { name: 'Correct' })).toBeInTheDocument();
  expect(order.name).toBe(name);
});

test('the owner can go on correcting an order while a note is saved', async () => {
  const { user, note } = await openOrder();
  const saving = hold('post', '/orders/:id/notes');
  await user.type(note, 'Rings twice.');
  await user.click(button('Add note'));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await user.click(button('Correct'));
  await user.type(screen.getByLabelText('City'), ' Sp');
  saving.letGo();
  await waitFor(() => expect(note).toHaveValue(''));
  await user.keyboard('a');
  expect(screen.getByLabelText('City')).toHaveDisplayValue(/ Spa$/);
  expect(note).toHaveValue('');
});

test('a correction stays, and says so, when the order is sent off elsewhere', async () => {
  const { user, note } = await openOrder();
  await user.click(button('Correct'));
  await user.type(screen.getByLabelText('City'), ' Spa');
  Object.assign(fakeShop.orders[0] ?? {}, { status: 'shipped' });
  await user.type(note, 'Rings twice.');
  await user.click(button('Add note'));
  expect(await screen.findByText('Too late to correct this order')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveDisplayValue(/ Spa$/);
  await user.click(button('Discard'));
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  expect(document.getElementById('main')).toHaveFocus();
});

test('an order that loads late leaves the focus where the owner types', async () => {
  const coming = hold('get', '/orders/:id');
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('link', { name: '1003' }));
  const search = screen.getByRole('searchbox', { name: 'Search books' });
  search.focus();
  coming.letGo();
  expect(await screen.findByRole('heading', { name: /^Order 1003/ })).toBeInTheDocument();
  expect(search).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await user.click(await screen.findByRole('link', { name: '1002' }));
  const title = await screen.findByRole('heading', { name: /^Order 1002/ });
  await waitFor(() => expect(title).toHaveFocus());
});

test('a last step leads the keyboard to the page, and one out of a list to the next row', async () => {
  Object.assign(fakeShop.orders[0] ?? {}, { status: 'shipped' });
  const { user } = await openOrder();
  button('Mark as delivered').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.getElementById('main')).toHaveFocus());

  Object.assign(fakeShop.orders[0] ?? {}, { status: 'placed' });
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await user.click(await screen.findByRole('button', { name: 'Placed' }));
  const [first, next] = [await row(/Mary Shelley/), await row(/Ada Lovelace/)];
  screen.getByRole('button', { name: /order 1003$/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(next).toHaveFocus());
});

test('a step on its way outlasts what is asked for meanwhile, and goes back on its own order', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let refuseIt = () => {};
    const held = new Promise<void>((resolve) => (refuseIt = resolve));
    const away = () => refuse('service_unavailable');
    fakeApi.use(http.patch(api('/orders/:id/status'), () => held.then(away)));
    const { user } = renderApp('/dashboard/orders');
    await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
    await waitFor(async () => expect(await row(/Mary Shelley/)).toHaveTextContent('Confirmed'));
    fakeShop.orders.unshift(makeOrder({ number: 1004, name: 'Emily Dickinson' }));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(await row(/Emily Dickinson/)).toHaveTextContent('Placed');
    expect(await row(/Mary Shelley/)).toHaveTextContent('Confirmed');
    fakeApi.use(http.get(api('/*'), away));
    refuseIt();
    await waitFor(async () => expect(await row(/Mary Shelley/)).toHaveTextContent('Placed'));
    expect(await row(/Emily Dickinson/)).toHaveTextContent('Placed');
  } finally {
    vi.useRealTimers();
  }
});

test('a new order appears by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    renderApp('/dashboard/orders');
    await screen.findByRole('row', { name: /Mary Shelley/ });
    fakeShop.orders.unshift(makeOrder({ number: 1004, name: 'Jane Austen' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByRole('row', { name: /Jane Austen/ })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
