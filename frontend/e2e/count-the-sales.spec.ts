import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, read, send, signIn } from './owner.ts';
import { test, type Shop } from './shop.ts';

test.describe.configure({ timeout: 180_000 });

interface Order {
  _id: string;
  number: number;
  status: string;
  totalPrice: number;
}
interface Report {
  rows: { key: string; revenue: number }[];
}
type Book = { _id: string; title: string };

const addBook = (page: Page, shop: Shop, facts: object) =>
  send<Book>(page, shop, '/books/create-book', { ...facts, description: 'Counted.', stock: 9 });

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const amountIn = (text = '') => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const sum = (amounts: number[]) => amounts.reduce((all, each) => all + Math.round(each * 100), 0);

/** What the shop should say: counted here, order by order. */
async function countSales(page: Page, shop: Shop) {
  const orders = await read<Order[]>(page, shop, '/orders/?limit=100');
  expect(orders.length).toBeLessThan(100);
  const of = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(status));
  const revenueOf = (some: Order[]) => dollars(sum(some.map((order) => order.totalPrice)) / 100);
  const sold = of('placed', 'confirmed', 'shipped', 'delivered');
  return {
    all: String(orders.length),
    placed: of('placed').length,
    sold: String(sold.length),
    revenue: revenueOf(sold),
    cancelled: of('cancelled').length,
    returned: of('returned').length,
    returnedRevenue: revenueOf(of('returned')),
  };
}

const words = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

test('Orders, customer, report and figures say what a count says, with a parcel that came back @once', async ({
  page,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  const [ghosts, gears] = [
    { title: `Ghosts, ${project.name}`, category: 'horror', newPrice: 7 },
    { title: `Gears, ${project.name}`, category: 'technology', newPrice: 11.5 },
  ];
  const first = await addBook(page, shop, ghosts);
  const second = await addBook(page, shop, gears);
  const year = new Date().getFullYear();
  const byCategory = `/reports/sales?from=${year}-01-01&to=${year}-12-31&by=category`;
  const revenueOf = ({ rows }: Report, category: string) =>
    rows.find(({ key }) => key === category)?.revenue ?? 0;
  const before = await read<Report>(page, shop, byCategory);

  const phone = `+44 077009001${project.name.length}`;
  const orders: Order[] = [];
  for (const books of [[first], [first, second], [second], [first, second]]) {
    const details = { name: 'Ada Counter', phone, productIds: books.map(({ _id }) => _id) };
    const address = { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' };
    orders.push(await send<Order>(page, shop, '/orders/by-phone', { ...details, address }));
  }
  const [kept, delivered, cancelled, returned] = orders as [Order, Order, Order, Order];
  const move = ({ _id }: Order, status: string) =>
    send(page, shop, `/orders/${_id}/status`, { status }, 'PATCH');
  for (const step of ['confirmed', 'shipped', 'delivered']) await move(delivered, step);
  for (const step of ['confirmed', 'shipped']) await move(returned, step);

  await page.goto(`/dashboard/orders?q=${encodeURIComponent(phone)}`);
  await expect(page.getByText('4 orders, $55.50 together')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(String(returned.number));
  await page.getByLabel('Sort').selectOption('Oldest first');
  await expect(page.getByRole('row').nth(1)).toContainText(String(kept.number));
  for (const [{ number }, step, status] of [
    [cancelled, 'Cancel order', 'Cancelled'],
    [returned, 'Mark as returned', 'Returned'],
  ] as const) {
    await page.getByRole('link', { name: String(number), exact: true }).press('Enter');
    await page.getByRole('button', { name: step, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: step }).press('Enter');
    const order = page.getByRole('main').getByRole('heading', { name: `Order ${number}` });
    await expect(order).toContainText(status);
    await page.getByRole('link', { name: 'All orders' }).press('Enter');
  }
  const { placed, ...count } = await countSales(page, shop);
  await expect(page).toHaveTitle(new RegExp(`^\\(${placed}\\) Orders`));

  await page.goto(`/dashboard/customers?q=${encodeURIComponent(phone)}`);
  const customer = page.getByRole('row').filter({ hasText: 'Ada Counter' });
  await expect(customer).toContainText('4 orders');
  await expect(customer).toContainText('$18.50');

  await page.goto('/dashboard/reports?period=year');
  const total = page.getByRole('row', { name: /^Total/ });
  for (const by of ['Day', 'Week', 'Month', 'Category', 'Book']) {
    await page.getByLabel('Rows').selectOption(`By ${by.toLowerCase()}`);
    const table = page.getByRole('table', { name: `Sales by ${by.toLowerCase()}` });
    await expect(table).toBeVisible();
    await expect(total.getByRole('cell').first()).toHaveText(count.sold);
    await expect(total.getByRole('cell').last()).toHaveText(count.revenue);
    const revenues = await table.locator('tbody td:last-child').allTextContents();
    expect(revenues.map(amountIn).reduce((all, each) => all + each)).toBe(amountIn(count.revenue));
    if (by === 'Category') {
      const ofHorror = dollars(revenueOf(before, 'horror') + 2 * ghosts.newPrice);
      await expect(page.getByRole('row', { name: /^Horror/ })).toContainText(ofHorror);
      const ofTechnology = dollars(revenueOf(before, 'technology') + gears.newPrice);
      await expect(page.getByRole('row', { name: /^Technology/ })).toContainText(ofTechnology);
    }
  }
  await expect(page.getByRole('row', { name: ghosts.title })).toContainText('22$14.00');
  await expect(page.getByRole('row', { name: gears.title })).toContainText('11$11.50');
  const left = `Not in it: ${words(count.cancelled)} cancelled, ${words(count.returned)} returned.`;
  await expect(page.getByText(left)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toContain(`${first._id},"${ghosts.title}",2,2,14.00`);
  expect(sum(lines.slice(1).map((line) => Number(line.split(',').at(-1))))).toBe(
    amountIn(count.revenue),
  );
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page).toHaveTitle(/printed$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(total).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/dashboard');
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last();
  await expect(card('Total Orders')).toContainText(count.all);
  await expect(card('Total Sales')).toContainText(count.revenue);
  await expect(card('Total Sales')).toContainText(
    `${words(count.returned)} returned, ${count.returnedRevenue} not in it`,
  );
  for (const { _id } of [first, second]) {
    const { stock } = await read<{ stock: number }>(page, shop, `/books/${_id}`);
    expect(stock).toBe(_id === first._id ? 7 : 8);
  }
});

test('A visitor is counted, and what the owner looks at is not @once', async ({
  page,
  browser,
  baseURL,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  // Without an order the figures are samples.
  const [book] = await read<Book[]>(page, shop, '/books/?limit=1');
  const address = { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' };
  const caller = { name: 'Ada Caller', phone: `+44 077009002${project.name.length}`, address };
  await send(page, shop, '/orders/by-phone', { ...caller, productIds: [book?._id] });
  const visits = async () =>
    (await read<{ visitsLastDay: number }>(page, shop, '/admin')).visitsLastDay;
  const before = await visits();
  for (const path of ['/', `/books/${book?._id}`, '/cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/');
  await expect.poll(visits).toBe(before + 1);
  await visitor.getByRole('link', { name: /^Cart/ }).click();
  await expect.poll(visits).toBe(before + 2);
  await visitor.context().close();
  await page.goto('/dashboard');
  const card = page.getByRole('listitem').filter({ hasText: 'Website visits last day' });
  await expect(card).toContainText(String(before + 2));
});
