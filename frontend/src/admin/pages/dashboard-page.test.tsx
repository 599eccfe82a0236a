import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiBase, fakeApi, fakeShop } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook, makeBooks, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const card = async (title: string) => {
  const found = await screen.findByText(title);
  return within(found.closest('li') as HTMLElement);
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test('no heading of the overview skips a level', async () => {
  fakeAdmin.onboarding = {
    isDismissed: false,
    steps: [{ step: 'mail', isDone: false }],
    samples: [],
  };
  renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Onboarding checklist' });
  await screen.findByRole('heading', { name: 'Students by type of studying' });
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThan(2);
});

test('the shell has title, subtitle, buttons, the links of the side navigation and the version', async () => {
  renderApp('/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(screen.getByText('Book Store Inventory')).toBeInTheDocument();
  const [side] = screen.getAllByRole('navigation', { name: 'Dashboard' }) as [HTMLElement];
  const links = within(side).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Add New Book', '/dashboard/add-new-book'],
    ['Manage Books', '/dashboard/manage-books'],
    ['Shelves', '/dashboard/shelves'],
    ['Orders', '/dashboard/orders'],
    ['Counter', '/dashboard/counter'],
    ['Customers', '/dashboard/customers'],
    ['Sales report', '/dashboard/reports'],
    ['Emails', '/dashboard/emails'],
    ['Settings', '/dashboard/settings'],
  ]);
  expect((await screen.findAllByText('Storyloom 1.2.3'))[0]).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Manage Books' })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Add New Book' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Storyloom' })[0]).toHaveAttribute('href', '/');
});

test('the user menu names the role', async () => {
  const { user } = renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Shop owner, Admin' }));
  expect(screen.getAllByText('Admin')[0]).toBeInTheDocument();
});

test('log-out removes the token at once, ends it in the shop and leads home', async () => {
  const { user } = renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(fakeAdmin.ended).toEqual(['Bearer admin-token']));
  expect(screen.queryByText('Token has expired! Please login again')).not.toBeInTheDocument();
});

test('before the first order the sample figures of the specification carry their label', async () => {
  fakeShop.books = [makeBook({ trending: true }), ...makeBooks(2)];
  renderApp('/dashboard');
  expect((await card('Products')).getByText('3')).toBeInTheDocument();
  const sales = await card('Total Sales');
  expect(sales.getByText('NPR 10,15,678')).toBeInTheDocument();
  expect(sales.getByText('Sample')).toBeInTheDocument();
  const trending = await card('Trending Books in This Month');
  expect(trending.getByText('1')).toBeInTheDocument();
  expect(trending.getByText(/\(13%\)/)).toBeInTheDocument();
  expect(trending.getByText('Sample')).toBeInTheDocument();
  const orders = await card('Total Orders');
  expect(orders.getByText('0')).toBeInTheDocument();
  expect(orders.queryByText('Sample')).not.toBeInTheDocument();
  expect(orders.getByRole('link', { name: 'Total Orders' })).toHaveAttribute(
    'href',
    '/dashboard/orders',
  );
  const left = await card('Orders left');
  expect(left.getByText('02')).toBeInTheDocument();
  expect(left.getByText('Sample')).toBeInTheDocument();
  const visits = await card('Website visits last day');
  expect(visits.getByText('139')).toBeInTheDocument();
  expect(visits.getByText('Sample')).toBeInTheDocument();
});

test('before the first order chart, customers and placeholder are samples too', async () => {
  renderApp('/dashboard');
  const chart = await screen.findByRole('table', { name: 'Revenue (NPR) by month' });
  const rows = within(chart).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(months);
  expect(screen.getByText('NPR 3,480')).toBeInTheDocument();
  for (const title of [
    'Monthly Revenue',
    'Users by average order',
    'Students by type of studying',
  ]) {
    expect(
      within(screen.getByRole('region', { name: title })).getByText('Sample'),
    ).toBeInTheDocument();
  }
});

test('from the first order on nothing is a sample any more', async () => {
  fakeShop.books = [makeBook({ trending: true }), ...makeBooks(3)];
  fakeShop.orders = [makeOrder()];
  fakeAdmin.stats = {
    totalSales: 1234.5,
    ordersLeft: 7,
    visitsLastDay: 321,
    customersByAverageOrder: [
      { name: 'Ada Lovelace', email: 'ada@example.com', orders: 2, averageOrder: 40.25 },
    ],
    salesByCategory: [{ category: 'horror', books: 3, revenue: 30 }],
    bestSellers: [{ bookId: '0000000000000000000000aa', title: 'Dracula', sold: 3 }],
    lowStock: [{ bookId: '0000000000000000000000bb', title: 'Emma', stock: 0 }],
  };
  renderApp('/dashboard');
  expect((await card('Total Sales')).getByText('$1,234.50')).toBeInTheDocument();
  expect(
    (await card('Trending Books in This Month')).getByText('(25%) of all books'),
  ).toBeInTheDocument();
  expect((await card('Total Orders')).getByText('1')).toBeInTheDocument();
  expect((await card('Orders left')).getByText('7')).toBeInTheDocument();
  expect((await card('Website visits last day')).getByText('321')).toBeInTheDocument();
  const chart = screen.getByRole('table', { name: 'Revenue ($) by month' });
  expect(within(chart).getByRole('row', { name: 'Dec 26 $1,100.00' })).toBeInTheDocument();
  expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
  expect(screen.getByText('$40.25')).toBeInTheDocument();
  const byCategory = screen.getByRole('region', { name: 'Sales by category' });
  expect(byCategory).toHaveTextContent('horror3 books$30.00');
  expect(screen.getByRole('link', { name: 'Dracula' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Emma' }).closest('li')).toHaveTextContent('Sold out');
  for (const gone of ['Sample', 'NPR 10,15,678', '02', '139', 'Students by type of studying']) {
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  }
});

test('a shop that sells at the counter only shows no customers and no cancelled orders', async () => {
  fakeShop.orders = [makeOrder({ source: 'counter' })];
  fakeAdmin.stats = { counterOrders: 1, customersByAverageOrder: [] };
  renderApp('/dashboard');
  const notice = await screen.findByText(/^No customer has|^Every order was/);
  expect(notice).toHaveTextContent('No customer has an order that counts so far.');
});

test('figures that do not come keep the spinner, and after ten seconds Retry joins it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isBroken = true;
    fakeApi.use(http.get(`${apiBase}/admin`, () => (isBroken ? HttpResponse.error() : undefined)));
    renderApp('/dashboard');
    await screen.findByText('Book Store Inventory');
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Products')).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('the bell counts new orders and lists the newest, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    renderApp('/dashboard');
    expect(await screen.findByRole('button', { name: '0 new orders' })).toBeInTheDocument();
    fakeShop.orders = [makeOrder({ number: 1007, name: 'Mary Shelley' })];
    await vi.advanceTimersByTimeAsync(9_000);
    const bell = await screen.findByRole('button', { name: '1 new order' });
    fireEvent.click(bell);
    expect(screen.getByRole('link', { name: /1007, ?Mary Shelley/ })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('a shop that answers no more says so above what stands there, until it answers again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    fakeShop.orders = [makeOrder({ number: 1007 })];
    renderApp('/dashboard/orders');
    expect(await screen.findByRole('link', { name: '1007' })).toBeInTheDocument();
    let isBroken = true;
    fakeApi.use(
      http.get(`${apiBase}/orders/`, () => (isBroken ? HttpResponse.error() : undefined)),
    );
    const words =
      'The shop does not answer. This page shows what it loaded last; it goes on by itself.';
    const [bar] = screen.getAllByRole('status');
    expect(bar).toBeEmptyDOMElement();
    await vi.advanceTimersByTimeAsync(20_000);
    await waitFor(() => expect(bar).toHaveTextContent(words));
    expect(screen.getByRole('link', { name: '1007' })).toBeInTheDocument();
    isBroken = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(bar).toBeEmptyDOMElement());
  } finally {
    vi.useRealTimers();
  }
});

test('the search box of the header leads to the filtered book table', async () => {
  fakeShop.books = [makeBook({ title: 'Moby-Dick' }), makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard');
  await user.type(await screen.findByRole('searchbox', { name: 'Search books' }), 'moby{Enter}');
  expect(await screen.findByLabelText('Select Moby-Dick')).toBeInTheDocument();
  expect(screen.queryByLabelText('Select Emma')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?q=moby');
});

test('five minutes before the end the owner can stay without leaving the page', async () => {
  signInAsAdmin(280);
  const { user } = renderApp('/dashboard/add-new-book');
  await user.type(await screen.findByLabelText('Title'), 'Half a title');
  expect(screen.getByText('Your session ends in 5 minutes.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'a-long-password');
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByText(/Your session ends in/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Half a title');
  expect(fakeAdmin.logins).toEqual([{ Username: 'owner', password: 'a-long-password' }]);
});

test('on phones the links open in a drawer', async () => {
  const { user } = renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Dashboard pages' });
  await user.click(within(drawer).getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/orders'));
  expect(drawer).not.toHaveAttribute('open');
});
