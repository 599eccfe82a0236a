import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { addToCart, fillCheckout, register } from './customer.ts';
import { expect, read, send, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test, type Shop } from './shop.ts';

test.use({ ownShop: 'order-in', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

interface Book {
  _id: string;
  title: string;
  stock?: number;
}
interface Order {
  _id: string;
  number: number;
  totalPrice: number;
  left?: number;
  vat?: object[];
}

const today = new Date().toISOString().slice(0, 10);
const inFortyDays = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const isbn = '9783161484100';

/** A shop that orders books in, wraps gifts, and has VAT and postage; returns its owner's page. */
async function openOwner(browser: Browser, shop: Shop): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url });
  await page.goto('/dashboard/orders');
  await signIn(page, shop);
  const settings = {
    supply: { orderIn: true, days: 5 },
    gift: { isOn: true, fee: 3.5 },
    vat: { isOn: true, rate: 7 },
    shipping: { fee: 4.9 },
  };
  await send(page, shop, '/settings', settings, 'PUT');
  return page;
}

async function addBooks(owner: Page, shop: Shop): Promise<[Book, Book, Book]> {
  const add = (facts: object) =>
    send<Book>(owner, shop, '/books/create-book', {
      description: 'A book of the journey.',
      category: 'fiction',
      ...facts,
    });
  return [
    await add({ title: 'From the Shelf', newPrice: 10.5, stock: 3 }),
    await add({
      title: 'Ordered In',
      newPrice: 21,
      stock: 0,
      isbn,
      publisher: 'Aster',
      supply: 'orderIn',
      supplyDays: 3,
    }),
    await add({
      title: 'Still to Appear',
      newPrice: 24.9,
      publisher: 'Zebra',
      supply: 'preorder',
      availableFrom: inFortyDays,
    }),
  ];
}

/** As a shopper does: each book's page, cart, and a checkout with a gift. */
async function buyAll(page: Page, books: Book[]): Promise<void> {
  await register(page);
  const promises = [/Pay in cash/, /with you in about 3 to 5 days/, /^Appears on/];
  for (const [i, { _id, title }] of books.entries()) {
    await page.goto(`/books/${_id}`);
    await expect(page.getByRole('main').getByText(promises[i]!).first()).toBeVisible();
    await addToCart(page, title);
  }
  await page.goto('/cart');
  await expect(page.getByText('Can be ordered, with you in about 3 to 5 days')).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByLabel('It is a gift').check();
  await page.getByLabel('Wrap it as a gift ($3.50)').check();
  await page.getByLabel('Text for a card').fill('For Clara\n<b>with love</b>');
  await expect(page.getByRole('main')).toContainText('$64.80');
  await settle(page);
  await expectNoFindings(page, 'checkout with a gift and promises');
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await page.getByRole('dialog', { name: 'Confirmed Order' }).getByRole('button').first().click();
  await expect(page.getByRole('article', { name: /just placed/ })).toContainText('Appears on');
}

/** What printing finds on the page: the browser's own dialog is not there. */
async function printedCard(owner: Page): Promise<string> {
  await owner.evaluate(() => {
    window.print = () => {
      document.title = document.querySelector('[data-printout="card"]')?.textContent ?? '';
    };
  });
  await owner.getByRole('button', { name: 'Print card' }).click();
  return owner.title();
}

test('One book from the shelf, one ordered in, one to appear: sent in two parts, one comes back', async ({
  page,
  browser,
  shop,
}) => {
  const owner = await openOwner(browser, shop);
  const books = await addBooks(owner, shop);
  await buyAll(page, books);

  // The owner orders from the wholesaler.
  await owner.goto('/dashboard/orders');
  await owner.getByRole('link', { name: '2 copies to order' }).click();
  await expect(owner.getByRole('heading', { name: 'Aster' })).toBeVisible();
  await settle(owner);
  await expectNoFindings(owner, 'books to order');
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Save as CSV' }).click();
  const [head, first, second] = (await readFile(await (await download).path(), 'utf8'))
    .trim()
    .split('\r\n');
  const [order] = await read<Order[]>(owner, shop, '/orders/');
  const { _id, number } = order!;
  expect(head).toContain('publisher,isbn,title,author,copies,orders,promisedBy');
  expect(first).toContain(`Aster,${isbn},Ordered In,,1,${number},`);
  expect(second).toBe(`Zebra,,Still to Appear,,1,${number},${inFortyDays}`);

  // The delivery is taken in by scanning.
  await owner.getByLabel('ISBN').fill(isbn);
  await owner.getByLabel('ISBN').press('Enter');
  await expect(owner.getByText(`1 copy of “Ordered In” for order ${number}.`)).toBeVisible();
  await expect(owner.getByText('Ordered In', { exact: true })).toHaveCount(0);

  // What is here goes, the card of the gift with it.
  await owner.goto(`/dashboard/orders/${_id}`);
  expect(await printedCard(owner)).toContain('For Clara <b>with love</b>');
  await owner.getByRole('button', { name: 'Confirm', exact: true }).click();
  await owner.getByRole('button', { name: 'Choose the books to send' }).click();
  await settle(owner);
  await expectNoFindings(owner, 'an order in parts');
  await owner.getByRole('button', { name: 'Send 2 books' }).click();
  await expect(owner.getByText('Sent: From the Shelf, Ordered In')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A part of it has left the shop; the rest follows.')).toBeVisible();

  // The last one appears, and goes after it.
  await owner.goto('/dashboard/orders/to-order');
  await owner.getByRole('button', { name: '1 copy of “Still to Appear” arrived' }).click();
  await expect(owner.getByText('No order waits for a book.')).toBeVisible();
  await owner.goto('/dashboard/orders');
  await expect(owner.getByText('All books are here')).toBeVisible();
  await owner.goto(`/dashboard/orders/${_id}`);
  for (const step of ['Mark as shipped', 'Mark as delivered']) {
    await owner.getByRole('button', { name: step, exact: true }).click();
  }
  await expect(owner.getByText('Sent: Still to Appear')).toBeVisible();

  // One comes back; figures, VAT and stock are right to the cent and the copy.
  await owner.getByRole('button', { name: 'Return books' }).click();
  await owner.getByRole('checkbox', { name: 'Ordered In' }).check();
  await owner.getByRole('button', { name: 'Return 1 book' }).click();
  await expect(owner.getByText('Returned: Ordered In')).toBeVisible();
  const now = await read<Order>(owner, shop, `/orders/${_id}`);
  expect(now).toMatchObject({ status: 'delivered', totalPrice: 64.8, left: 43.8 });
  const vat = { rate: 7, net: 40.93, vat: 2.87, gross: 43.8 };
  expect(now.vat).toEqual([vat]);
  const period = `from=${today}&to=${today}`;
  const sales = await read<object>(owner, shop, `/reports/sales?${period}&by=day`);
  expect(sales).toMatchObject({
    total: { orders: 1, books: 2, revenue: 35.4, shipping: 4.9, wrapping: 3.5 },
  });
  expect(await read(owner, shop, `/reports/vat?${period}`)).toMatchObject([{ ...vat, day: today }]);
  const stock = async ({ _id: id }: Book) => (await read<Book>(owner, shop, `/books/${id}`)).stock;
  expect(await Promise.all(books.map(stock))).toEqual([2, 1, undefined]);
});
