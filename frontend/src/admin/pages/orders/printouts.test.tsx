import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook, makeOrder, makeSettings } from '@/testing/factories';
import { catchDownloads } from '@/testing/browser/catch-downloads';
import { renderApp } from '@/testing/render-app';

const print = vi.fn();
serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.stubGlobal('print', print);
  fakeShop.orders = [
    makeOrder({ number: 1003, name: 'Mary Shelley' }),
    makeOrder({ number: 1002, name: '', source: 'counter', status: 'delivered' }),
    makeOrder({ number: 1001, name: 'Bram Stoker' }),
  ];
});
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
});

const slips = () => screen.queryAllByText('Packing slip').map((title) => title.closest('article'));

test('slips of the orders that are ticked, or of all shown, are printed in one go', async () => {
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Tick order 1001' }));
  await user.click(screen.getByRole('button', { name: 'Print packing slip' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(slips()).toHaveLength(1);
  expect(slips()[0]).toHaveTextContent('Bram Stoker');
  await user.click(screen.getByRole('checkbox', { name: 'Tick all shown' }));
  await user.click(screen.getByRole('button', { name: 'Print 2 packing slips' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(slips()).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Tick all shown' }));
  expect(slips()).toHaveLength(0);
  expect(screen.queryByRole('checkbox', { name: 'Tick order 1002' })).not.toBeInTheDocument();
});

test('the cards of the gifts among them are printed in one go, each on a sheet of its own', async () => {
  const [first, , last] = fakeShop.orders;
  Object.assign(first!, { gift: { text: 'For Clara' } });
  Object.assign(last!, { gift: { wrap: true } });
  const printed: (string | null)[] = [];
  print.mockImplementation(() => {
    const cards = document.querySelectorAll('[data-printout="card"]');
    printed.push(...[...cards].map(({ textContent }) => textContent));
    if (cards.length > 0) expect(slips()).toHaveLength(0);
  });
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Tick order 1001' }));
  // A gift without a text has no card.
  expect(screen.queryByRole('button', { name: /gift card/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Tick order 1003' }));
  await user.click(screen.getByRole('button', { name: 'Print gift card' }));
  expect(printed).toEqual(['For ClaraStoryloom']);
  expect(slips()).toHaveLength(2);
});

test('a packing slip names the customer, the taxes and the edition of each book', async () => {
  fakeShop.settings = makeSettings({
    shop: { name: 'Corner & Sons', line: '', logo: 'logo-1.webp', accent: '' },
    contact: { address: '1 Quay Street\nBern', phone: '031 1', email: '', hours: '' },
    shipping: { fee: 0, freeFrom: null, tax: '2.8 % VAT' },
  });
  const [order] = fakeShop.orders;
  Object.assign(order ?? {}, { tax: '2.6 % VAT' }); // when it was placed
  Object.assign(order?.address ?? {}, { zipcode: '-' }); // as the state, which there is none of
  Object.assign(order?.items[0] ?? {}, { author: 'Jane Austen', isbn: '9780141439587' });
  renderApp(`/dashboard/orders/${order?._id}`);
  expect(await screen.findByText('Corner & Sons', { selector: 'article p' })).toBeInTheDocument();
  const [slip] = slips();
  expect(slip).toHaveTextContent('1 Quay Street Bern 031 1');
  // Each line keeps its direction on a slip in Hebrew.
  for (const line of ['1 Quay Street', 'Bern', '031 1'])
    expect(within(slip!).getByText(line)).toHaveProperty('tagName', 'BDI');
  expect(slip).toHaveTextContent('Mary Shelley12 St James SquareLondonUK+44');
  expect(slip).toHaveTextContent('2.6 % VAT');
  // The head of the table stands on each sheet.
  const head = within(slip!).getByRole('columnheader', { name: /^Books/ });
  expect(head).toHaveTextContent('Books of order 1003');
  expect(slip).toHaveTextContent('Jane Austen · ISBN 9780141439587');
  const logo = within(slip!).getByRole<HTMLImageElement>('presentation');
  expect(logo.src).toContain('/api/covers/logo-1.webp?w=640');
});

test.each([
  ['says that it is free', {}, /Shippingfree/],
  ['is not spoken of where the books are collected', { pickup: true }, /^(?!.*Shipping)/],
])('shipping that cost nothing %s, on the order and its slip', async (_what, change, message) => {
  const order = makeOrder(change);
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  expect(await screen.findByRole('region', { name: 'Items (1)' })).toHaveTextContent(message);
  expect(slips()[0]).toHaveTextContent(message);
});

test('the receipt of an order is fetched with the token and printed in a frame of its own', async () => {
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Printed page');
  expect(frame.srcdoc).toContain('Receipt 1003');
  expect(frame).toHaveAttribute('aria-hidden', 'true');
});

test('the export can have a line for each book', async () => {
  const saved = catchDownloads();
  const { user } = renderApp('/dashboard/orders?status=placed');
  await screen.findByRole('row', { name: /Mary Shelley/ });
  await user.click(screen.getByRole('button', { name: 'Export a line per book' }));
  await waitFor(() => expect(saved).toEqual(['ordered-books.csv']));
  expect(fakeAdmin.sent.at(-1)?.path).toBe('/orders/export.csv?status=placed&lines=books');
});

test('the sales of one customer at the counter are printed on one receipt', async () => {
  fakeShop.books = ['9780141439587', '9780140449136'].map((isbn) => makeBook({ isbn, stock: 5 }));
  const { user } = renderApp('/dashboard/counter');
  const field = await screen.findByLabelText('Sell: ISBN or title');
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
  await user.type(field, '9780141439587{Enter}9780140449136{Enter}');
  const list = await screen.findByRole('list', { name: 'Last scans' });
  await waitFor(() => expect(within(list).getAllByText(/Sold/)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Printed page');
  expect(frame.srcdoc).toContain('and 1 more');
});

test('the slip of a gift shows no price, and its card is printed by itself', async () => {
  const gift = { text: 'For Ada,\nwith love', wrap: true as const, fee: 2.5 };
  const [order] = fakeShop.orders;
  Object.assign(order!, { gift, totalPrice: 12.5 });
  const printed: (string | null)[] = [];
  print.mockImplementation(() => {
    const sheets = [...document.querySelectorAll('article')];
    printed.push(sheets.map(({ textContent }) => textContent).join(' '));
  });
  const { user } = renderApp(`/dashboard/orders/${order!._id}`);
  await user.click(await screen.findByRole('button', { name: 'Print packing slip' }));
  await user.click(screen.getByRole('button', { name: 'Print card' }));
  const [slip, card] = printed;
  expect(slip).toContain('Mary Shelley');
  expect(slip).toContain('Gift wrapping');
  expect(slip).toContain('Text for a cardFor Ada,\nwith love');
  expect(slip).not.toMatch(/\$|Price|To collect/);
  expect(card).toBe('For Ada,\nwith loveStoryloom');
  expect(slips()).toHaveLength(1);
});

test.each([
  ['first', {}, '7%$9.40$0.65$10.05'],
  ['last', { sentAt: '2026-11-21T10:00:00.000Z' }, '7%$9.39$0.66$10.05'],
])('the slips of a parcel say its VAT, and add up to the order: the %s', async (_, sent, vat) => {
  const [item] = makeOrder().items;
  const here = { ...item!, price: 10.05, vatRate: 7, ...sent };
  const later = { ...here, bookId: 'b'.repeat(24), supply: 'orderIn', sentAt: undefined } as const;
  const order = makeOrder({
    status: 'confirmed',
    items: [
      here,
      { ...later, arrivedAt: 'sentAt' in sent ? '2026-11-25T10:00:00.000Z' : undefined },
    ],
    totalPrice: 20.1,
    vat: [{ rate: 7, net: 18.79, vat: 1.31, gross: 20.1 }],
  });
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  await screen.findByRole('region', { name: 'Items (2)' });
  const [slip] = slips();
  expect(within(slip!).getByRole('table', { name: 'VAT by rate' })).toHaveTextContent(vat);
});
