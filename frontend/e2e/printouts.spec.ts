import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, read, send, signIn } from './owner.ts';
import { test, type Shop } from './shop.ts';

test.use({ ownShop: 'print-papers' });

/** Of a PDF of Chromium, in which each page is an object of its own. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function printed(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  if (process.env.PRINTOUTS_DIR) await writeFile(path.join(process.env.PRINTOUTS_DIR, name), pdf);
  return pagesOf(pdf);
}

/** Of one book, of all, of three, and of seven. Returns their ids. */
async function addOrders(page: Page, shop: Shop): Promise<string[]> {
  const settings = {
    shop: { name: 'Corner & Sons' },
    contact: { address: '1 Quay Street\n3011 Bern', phone: '031 311 00 00' },
    shipping: { fee: 4.5, tax: '2.6 % VAT included' },
  };
  await send(page, shop, '/settings', settings, 'PUT');
  // With those of the sample, enough for three pages; some titles take two lines.
  for (let i = 1; i <= 12; i += 1) {
    await send(page, shop, '/books/create-book', {
      title: `The Collected Letters of a Bookseller, Volume ${i}`.repeat(i % 3 ? 1 : 2),
      description: 'Emails.',
      category: 'fiction',
      oldPrice: 20,
      newPrice: 9 + i / 4,
      author: 'E. P. Harrow',
      ...(i === 1 && { isbn: '978-0-306-40615-7' }),
    });
  }
  const books = await read<{ _id: string }[]>(page, shop, '/books/');
  const ids = books.map(({ _id }) => _id);
  const address = { street: '9 Lane', city: 'Bern', country: 'CH', state: '-', zipcode: '3011' };
  const orders: string[] = [];
  const sets = [ids.slice(0, 1), ids.slice(0, 100), ids.slice(1, 4), ids.slice(-7)];
  for (const productIds of sets) {
    const order = { name: 'Rita Reader', phone: '031 311 22 33', address, productIds };
    orders.push((await send<{ _id: string }>(page, shop, '/orders/by-phone', order))._id);
  }
  return orders;
}

test('slips and receipts are printed: one page, many pages, many in one go @once', async ({
  page,
  shop,
}) => {
  await page.goto('/dashboard/orders');
  await signIn(page, shop);
  const [, long, short, seven] = await addOrders(page, shop);
  await page.goto('/dashboard/orders');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: '1001' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByLabel('Tick all shown').check();
  await expect(page.getByRole('button', { name: 'Print 4 packing slips' })).toBeVisible();
  const all = await printed(page, 'slips.pdf');
  await page.goto(`/dashboard/orders/${short}`);
  const receipt = page.waitForResponse(/\/receipt$/);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Receipt' })).toBeAttached();
  await expect(frame.getByText('2.6 % VAT included')).toBeAttached();
  expect(await printed(page, 'slip-short.pdf')).toBe(1);
  await page.setContent(await (await receipt).text());
  expect(await printed(page, 'receipt-short.pdf')).toBe(1);
  // "Thank you for your order." must not take a second sheet.
  await page.goto(`/dashboard/orders/${seven}`);
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  expect(await printed(page, 'slip-seven.pdf')).toBe(1);
  await page.goto(`/dashboard/orders/${long}`);
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  const longSlip = await printed(page, 'slip-long.pdf');
  const longReceipt = page.waitForResponse(/\/receipt$/);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await page.setContent(await (await longReceipt).text());
  const receiptPages = await printed(page, 'receipt-long.pdf');
  expect([longSlip, receiptPages]).toEqual([3, 3]);
  // Each slip begins a page of its own.
  expect(all).toBe(longSlip + 3);
});
