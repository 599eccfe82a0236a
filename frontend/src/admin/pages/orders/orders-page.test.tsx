import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { cooldownMs } from '@/ui/ignore-double-click';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.orders = [
    makeOrder({ number: 1003, name: 'Mary Shelley', phone: '+41 22 000' }),
    makeOrder({ number: 1002, name: 'Ada Lovelace', status: 'confirmed' }),
    makeOrder({ number: 1001, name: 'Bram Stoker', status: 'delivered' }),
  ];
});

const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

const rested = (button: HTMLElement) =>
  waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

/** Lets the rest of the buttons last until it is ended, however slow the machine is. */
function holdRest(): { end: () => void } {
  const { setTimeout } = window;
  const ends: (() => void)[] = [];
  const timer = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((end: () => void, ms: number) =>
      ms === cooldownMs ? ends.push(end) : setTimeout(end, ms)) as typeof window.setTimeout);
  const end = () => {
    timer.mockRestore();
    act(() => ends.forEach((run) => run()));
  };
  return { end };
}

test('orders stand newest first, with customer, sum and status', async () => {
  renderApp('/dashboard/orders');
  const row = await screen.findByRole('row', { name: /Mary Shelley/ });
  expect(numbers()).toEqual(['1003', '1002', '1001']);
  expect(row).toHaveTextContent('$10.00');
  expect(row).toHaveTextContent('Placed');
});

test('an order that its customer fetches is collected, not delivered', async () => {
  const order = makeOrder({ pickup: true, status: 'ready' });
  fakeShop.orders = [order];
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  await user.click(await screen.findByRole('button', { name: 'Mark as collected' }));
  expect(await screen.findByText('Order 1001 is now collected.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /Collected/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pickup for' })).toBeVisible();
  expect(screen.queryByText(/Delivered/)).not.toBeInTheDocument();
});

test('the filters find by status and by name, and stand in the address', async () => {
  const { user } = renderApp('/dashboard/orders');
  await screen.findByRole('row', { name: /Mary Shelley/ });
  await user.click(screen.getByRole('button', { name: 'Confirmed' }));
  await waitFor(() => expect(numbers()).toEqual(['1002']));
  expect(window.location.search).toBe('?status=confirmed');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await user.type(screen.getByLabelText('Name, phone, number, place or book'), 'stoker');
  await waitFor(() => expect(numbers()).toEqual(['1001']));
  expect(window.location.search).toBe('?q=stoker');
});

test('days from and to are asked for as days of the shop', async () => {
  renderApp('/dashboard/orders?from=2026-11-20&to=2026-11-20');
  await waitFor(() => expect(numbers()).toHaveLength(3));
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
  expect(fakeShop.calls).toContain('GET /orders/?from=2026-11-20&to=2026-11-20&page=1&limit=25');
  window.history.replaceState(null, '', '/');
});

test('one click moves an order one step on', async () => {
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  expect(await screen.findByText('Order 1003 is now confirmed.')).toBeInTheDocument();
  const next = screen.getByRole('button', { name: 'Mark as shipped: order 1003' });
  await rested(next);
  await user.click(next);
  expect(await screen.findByText('Order 1003 is now shipped.')).toBeInTheDocument();
  expect(fakeShop.orders[0]?.status).toBe('shipped');
});

test('a step shows at once, whatever the network', async () => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  fakeApi.use(http.patch(`${apiBase}/orders/:id/status`, () => held));
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  const row = screen.getByRole('row', { name: /Mary Shelley/ });
  await waitFor(() => expect(row).toHaveTextContent('Confirmed'));
  expect(fakeShop.orders[0]?.status).toBe('placed');
  letThrough();
  expect(await screen.findByText('Order 1003 is now confirmed.')).toBeInTheDocument();
  expect(row).toHaveTextContent('Confirmed');
});

test('a step that fails goes back and says so, also on the page of the order', async () => {
  let refuseIt = () => {};
  const held = new Promise<void>((resolve) => (refuseIt = resolve));
  const refused = () => held.then(() => refuse('service_unavailable'));
  fakeApi.use(http.patch(`${apiBase}/orders/:id/status`, refused));
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const heading = screen.getByRole('heading', { name: /^Order 1003/ });
  await waitFor(() => expect(heading).toHaveTextContent('Confirmed'));
  // The shop is away: no answer of its own corrects the screen.
  fakeApi.use(http.get(`${apiBase}/*`, () => refuse('service_unavailable')));
  refuseIt();
  const uncertain = /^It is not certain whether order 1003 was changed/;
  await waitFor(() => expect(screen.getByText(uncertain)).toBeVisible());
  await waitFor(() => expect(heading).toHaveTextContent('Placed'));
});

test('the second half of a double click does not take the next step', async () => {
  const { user } = renderApp('/dashboard/orders');
  const step = await screen.findByRole('button', { name: 'Confirm: order 1003' });
  const rest = holdRest();
  await user.click(step);
  await screen.findByText('Order 1003 is now confirmed.');
  // The button has become that of the next step meanwhile.
  const next = screen.getByRole('button', { name: 'Mark as shipped: order 1003' });
  fireEvent.click(next, { detail: 2 });
  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Mark as shipped: order 1002' }));
  await screen.findByText('Order 1002 is now shipped.');
  expect(fakeShop.orders[0]?.status).toBe('confirmed');
  rest.end();
  await user.click(next);
  expect(await screen.findByText('Order 1003 is now shipped.')).toBeInTheDocument();
});

test('a second Enter takes no second step, and the focus stays where it was', async () => {
  const { user } = renderApp('/dashboard/orders');
  (await screen.findByRole('button', { name: 'Confirm: order 1003' })).focus();
  const rest = holdRest();
  await user.keyboard('{Enter}');
  const next = await screen.findByRole('button', { name: 'Mark as shipped: order 1003' });
  expect(next).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText('Order 1003 is now confirmed.');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Mark as shipped: order 1002' }));
  await screen.findByText('Order 1002 is now shipped.');
  expect(fakeShop.orders[0]?.status).toBe('confirmed');
  rest.end();
});

test('the second half of a double click does not move the order that came under the pointer', async () => {
  const second = fakeShop.orders[1];
  if (second) second.status = 'placed';
  const { user } = renderApp('/dashboard/orders?status=placed');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now()); // however slow the machine is
  const at = { clientX: 700, clientY: 300, detail: 1 };
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }), at);
  await waitFor(() => expect(numbers()).toEqual(['1002']));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm: order 1002' }), at);
  clock.mockRestore();
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(numbers()).toHaveLength(3));
  expect(fakeShop.orders.map(({ status }) => status)).toEqual(['confirmed', 'placed', 'delivered']);
});

test('a step can be undone from its notice', async () => {
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1003' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Order 1003 is placed again.')).toBeInTheDocument();
  expect(fakeShop.orders[0]?.status).toBe('placed');
});

test('explains why a cancellation cannot be undone if its book was sold meanwhile', async () => {
  fakeApi.use(
    http.patch(`${apiBase}/orders/:id/status`, async ({ request }) => {
      const body = (await request.clone().json()) as { undo?: boolean };
      return body.undo ? refuse('insufficient_stock') : undefined;
    }),
  );
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order 1003?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/was sold meanwhile, so the order stays/)).toBeInTheDocument();
});

test('a parcel that came back is entered after a question', async () => {
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[2]?._id}`);
  await user.click(await screen.findByRole('button', { name: 'Mark as returned' }));
  const dialog = await screen.findByRole('dialog', { name: 'Did order 1001 come back?' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark as returned' }));
  expect(await screen.findByText('Order 1001 is now returned.')).toBeInTheDocument();
});

test('an order shows address, items, history and a packing slip to print', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('link', { name: '1003' }));
  expect(await screen.findByRole('heading', { name: /Order 1003/ })).toBeInTheDocument();
  expect(screen.getAllByText('12 St James Square')[0]).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+41 22 000' })).toHaveAttribute('href', 'tel:+4122000');
  expect(screen.getByRole('heading', { name: 'Items (1)' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
  expect(screen.getByText('Packing slip')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print packing slip' }));
  expect(print).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('cancelling asks first and tells what becomes of the stock', async () => {
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(/Its books go back into stock/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(fakeShop.orders[0]?.status).toBe('placed');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order 1003?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Order 1003 is now cancelled.')).toBeInTheDocument();
});

test('a step that somebody else took before is explained', async () => {
  const { user } = renderApp('/dashboard/orders');
  const step = await screen.findByRole('button', { name: 'Confirm: order 1003' });
  const [order] = fakeShop.orders;
  if (order) order.status = 'cancelled';
  await user.click(step);
  expect(await screen.findByText('Somebody else moved this order meanwhile.')).toBeInTheDocument();
});
