import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const item = (title: string, change: Partial<OrderItem> = {}): OrderItem => ({
  bookId: title.padEnd(24, '0').slice(0, 24),
  title,
  coverImage: '',
  price: 10,
  ...change,
});
const here = item('aaaa', { supply: 'stock' });
const later = item('bbbb', { supply: 'orderIn', promisedBy: '2099-03-12' });
const arrived = item('cccc', { supply: 'orderIn', arrivedAt: '2026-11-20T10:00:00.000Z' });

function openOrder(items: OrderItem[], change: object = {}) {
  const productIds = items.map(({ bookId }) => bookId);
  const copies = items.map((each) => ({ ...each }));
  const order = makeOrder({ status: 'confirmed', items: copies, productIds, ...change });
  fakeShop.orders = [order];
  return renderApp(`/dashboard/orders/${order._id}`);
}
const notHere = 'Not all books of order 1001 are here';
const history = () => screen.findByRole('region', { name: 'History' });

test('what is here is sent in one click, and the history names it', async () => {
  const { user } = openOrder([here, later, arrived]);
  await user.click(await screen.findByRole('button', { name: 'Send the 2 books that are here' }));
  expect(await screen.findByText('2 books of order 1001 are sent.')).toBeInTheDocument();
  expect(await within(await history()).findByText('Sent: aaaa, cccc')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Not sent after all: aaaa, cccc')).toBeInTheDocument();
});

test('takes no other step of the order while its books are being sent', async () => {
  const { user } = openOrder([here, later, arrived]);
  await screen.findByRole('button', { name: 'Mark as shipped' });
  const sending = hold('patch', '/orders/:id/status');
  await user.click(screen.getByRole('button', { name: 'Send the 2 books that are here' }));
  await waitFor(() => expect(sending.isAsked()).toBe(true));
  expect(screen.getByRole('button', { name: 'Mark as shipped' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  sending.letGo();
  expect(await screen.findByText('2 books of order 1001 are sent.')).toBeInTheDocument();
});

test('the owner reads what the customer was promised, in words of the shop', async () => {
  openOrder([here, later, arrived]);
  const items = within(await screen.findByRole('region', { name: /^Items/ }));
  expect(items.getByText('Promised by 12 March 2099')).toBeInTheDocument();
  expect(items.queryByText(/for you/)).not.toBeInTheDocument();
});

test('a book that is later than promised is marked until it is here or the order is cancelled', async () => {
  const late = { ...later, promisedBy: '2025-12-01' };
  const { unmount } = openOrder([late, { ...arrived, promisedBy: '2025-12-01' }]);
  const items = within(await screen.findByRole('region', { name: /^Items/ }));
  expect(items.getByText('Promised by 1 December 2025')).toBeInTheDocument();
  expect(items.getAllByText('Later than promised')).toHaveLength(1);
  unmount();
  openOrder([late], { status: 'cancelled' });
  await screen.findByRole('region', { name: /^Items/ });
  expect(screen.queryByText('Later than promised')).not.toBeInTheDocument();
});

test('the list of orders marks the one of which a book is later than promised', async () => {
  const promised = (number: number, promisedBy: string, change: object = {}) =>
    makeOrder({ number, status: 'confirmed', items: [{ ...later, promisedBy }], ...change });
  fakeShop.orders = [
    promised(1001, '2025-12-01'),
    promised(1002, '2099-03-12'),
    promised(1003, '2025-12-01', { status: 'cancelled' }),
  ];
  renderApp('/dashboard/orders');
  const rowOf = async (number: string) => (await screen.findByText(number)).closest('tr')!;
  expect(await rowOf('1001')).toHaveTextContent('Later than promised');
  expect(await rowOf('1002')).not.toHaveTextContent('Later than promised');
  expect(await rowOf('1003')).not.toHaveTextContent('Later than promised');
});

const slip = async () => (await screen.findByText('Packing slip')).closest('article')!;
const charged = { shipping: 4, totalPrice: 34 };

test('the slip of a part lists its books only, and collects them with the shipping', async () => {
  const { user } = openOrder([here, later, arrived], charged);
  expect(await slip()).toHaveTextContent(/aaaa1\$10.00cccc1\$10.00/);
  expect(await slip()).not.toHaveTextContent('bbbb');
  expect(await slip()).toHaveTextContent(/Shipping\$4.00.*To collect on delivery\$24.00/);
  await user.click(screen.getByRole('button', { name: 'Send the 2 books that are here' }));
  await screen.findByText(/^Sent: aaaa, cccc/);
  expect(await slip()).toHaveTextContent(/aaaa1\$10.00cccc1\$10.00/);
  expect(await slip()).not.toHaveTextContent('bbbb');
  expect(await slip()).toHaveTextContent(/To collect on delivery\$24.00/);
});

test('the slip of the last part lists and collects nothing of the parts before it', async () => {
  const sent = { ...here, sentAt: '2026-11-19T09:00:00.000Z' };
  const { user } = openOrder([sent, { ...later, arrivedAt: '2026-11-20T10:00:00.000Z' }], {
    ...charged,
    totalPrice: 24,
  });
  for (const status of ['confirmed', 'shipped']) {
    expect(await slip()).toHaveTextContent(/bbbb1\$10.00/);
    expect(await slip()).not.toHaveTextContent(/aaaa|Shipping|expected/);
    expect(await slip()).toHaveTextContent(/To collect on delivery\$10.00/);
    if (status === 'confirmed') {
      await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
      await screen.findByText('Order 1001 is now shipped.');
    }
  }
});

test('the slip after a parcel that was refused collects the shipping', async () => {
  const refused = {
    ...here,
    sentAt: '2026-11-19T09:00:00.000Z',
    returnedAt: '2026-11-20T09:00:00.000Z',
  };
  const next = { ...later, arrivedAt: '2026-11-20T10:00:00.000Z' };
  openOrder([refused, next], { ...charged, totalPrice: 24, left: 14 });
  expect(await slip()).toHaveTextContent(/bbbb1\$10.00.*Shipping\$4.00/);
  expect(await slip()).toHaveTextContent(/To collect on delivery\$14.00/);
});

test('the slip of an order of which no book has arrived says when each is expected', async () => {
  openOrder([later]);
  expect(await slip()).toHaveTextContent('bbbbOrdered for you, expected by 12 March 2099');
});

test('an order that is delivered and paid asks for no cash', async () => {
  const back = {
    ...later,
    sentAt: '2026-11-21T09:00:00.000Z',
    returnedAt: '2026-11-22T09:00:00.000Z',
  };
  openOrder([here, back], { status: 'delivered', totalPrice: 20, left: 10 });
  expect(await slip()).not.toHaveTextContent(/To collect|bbbb/);
  const items = await screen.findByRole('region', { name: /^Items/ });
  expect(items).toHaveTextContent('Left$10.00');
  expect(items).not.toHaveTextContent('cash');
});

test('single books of a part are ticked, what is here to begin with', async () => {
  const { user } = openOrder([here, later, arrived]);
  await user.click(await screen.findByRole('button', { name: 'Choose the books to send' }));
  const books = within(screen.getByRole('group', { name: 'Which books are sent now?' }));
  expect(books.getByRole('checkbox', { name: 'aaaa' })).toBeChecked();
  expect(books.getByRole('checkbox', { name: 'bbbb' })).not.toBeChecked();
  await user.click(books.getByRole('checkbox', { name: 'cccc' }));
  expect(books.getByText('The other books stay open.')).toBeInTheDocument();
  await user.click(books.getByRole('checkbox', { name: 'aaaa' }));
  expect(books.getByRole('button', { name: 'Send books' })).toBeDisabled();
  await user.click(books.getByRole('checkbox', { name: 'aaaa' }));
  await user.click(books.getByRole('button', { name: 'Send 1 book' }));
  expect(await within(await history()).findByText('Sent: aaaa')).toBeInTheDocument();
  const choose = { name: 'Choose the books to send' };
  await waitFor(() => expect(screen.getByRole('button', choose)).toHaveFocus());
});

test('an order with all its books in stock says nothing of parts', async () => {
  openOrder([item('aaaa'), item('bbbb')]);
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Send|Choose)/ })).not.toBeInTheDocument();
});

test('an order with a book that has not arrived is not marked as shipped by one click', async () => {
  const { user } = openOrder([here, later]);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(await screen.findByRole('dialog', { name: notHere }));
  expect(dialog.getByText('Not noted as arrived: bbbb.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Leave as it is' }));
  expect(fakeShop.orders[0]?.status).toBe('confirmed');
});

test('the owner who knows better marks it as shipped all the same', async () => {
  const { user } = openOrder([here, later]);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(await screen.findByRole('dialog', { name: notHere }));
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  expect(await screen.findByText('Order 1001 is now shipped.')).toBeInTheDocument();
});

test('a book that was taken out is cancelled, one that was sent is returned', async () => {
  const at = '2026-11-21T09:00:00.000Z';
  const items = [
    { ...here, sentAt: at, returnedAt: at },
    { ...later, returnedAt: at },
  ];
  const bookIds = items.map(({ bookId }) => [bookId]);
  openOrder([...items, { ...arrived, sentAt: at }], {
    status: 'shipped',
    history: [
      { status: 'placed', at },
      { status: 'shipped', at, by: 'owner', returned: bookIds[1] },
      { status: 'shipped', at, by: 'owner', returned: bookIds[0] },
    ],
  });
  const steps = within(await history());
  expect(steps.getByText('Cancelled: bbbb')).toBeInTheDocument();
  expect(steps.getByText('Returned: aaaa')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: /^Items/ })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Returned/);
  expect(rows[1]).toHaveTextContent(/Cancelled/);
});

test('the list says which orders wait for a book, and of which all books are here by now', async () => {
  const make = (number: number, items: OrderItem[]) =>
    makeOrder({ number, status: 'confirmed', items });
  fakeShop.orders = [make(1003, [here, later]), make(1002, [here, arrived]), makeOrder()];
  renderApp('/dashboard/orders');
  const row = async (number: number) =>
    (await screen.findByRole('link', { name: String(number) })).closest('tr');
  expect(await row(1003)).toHaveTextContent('Waits for 1 book');
  expect(await row(1002)).toHaveTextContent('All books are here');
  expect(await row(1001)).not.toHaveTextContent(/Waits|All books/);
});
