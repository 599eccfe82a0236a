import path from 'node:path';
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Waits long enough for a machine that does other things as well. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** A real picture, small enough to be sent as it is. */
export const picture = path.resolve(import.meta.dirname, '../../backend/seed/covers/dracula.webp');

/** Signs in on the page of the administrator, wherever a guard or the test has led to. */
export async function signIn(page: Page, { admin }: Shop): Promise<void> {
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const title = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  await expect(title).toBeVisible();
}

/** Closes a dialog by its button; who goes on by keyboard at once would be led back to where it was. */
export async function close(button: Locator): Promise<void> {
  await button.press('Enter');
  await expect(button).toBeHidden();
  await expect(button.page().locator(':focus')).toBeVisible();
}

/** Places an order for the newest books with the session of the page; returns its number. */
export async function placeOrder(
  page: Page,
  { url }: Shop,
  email: string,
  count = 1,
): Promise<number> {
  const newest = (await (await page.request.get('/api/books/?limit=100')).json()) as {
    _id: string;
    newPrice: number;
    stock?: number;
  }[];
  // Other journeys in this shop add books and sell them out.
  const books = newest.filter(({ stock }) => stock === undefined || stock > 5).slice(0, count);
  const order = {
    name: 'Ann Reader',
    email,
    phone: '+44 0123 456',
    address: { street: '1 Paper Lane', city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' },
    productIds: books.map(({ _id }) => _id),
    totalPrice: books.reduce((sum, { newPrice }) => sum + newPrice, 0).toFixed(2),
  };
  const send = () => page.request.post('/api/orders/', { headers: { Origin: url }, data: order });
  let response = await send();
  // Another page of this browser has just opened the session again; the app would send it again.
  if (response.status() === 401) response = await send();
  expect(response.status()).toBe(201);
  return ((await response.json()) as { number: number }).number;
}

/** What the owner's page would send, made or changed by `method`; returns what came back. */
export async function send<ApiResponse>(
  page: Page,
  shop: Shop,
  path: string,
  data: object,
  method = 'POST',
) {
  const headers = await headersOf(page, shop);
  const response = await page.request.fetch(`/api${path}`, { method, headers, data });
  expect(response.status(), await response.text()).toBe(method === 'POST' ? 201 : 200);
  return (await response.json()) as ApiResponse;
}

/** What the owner's page would ask for. */
export async function read<ApiResponse>(page: Page, shop: Shop, path: string) {
  const response = await page.request.get(`/api${path}`, { headers: await headersOf(page, shop) });
  expect(response.status()).toBe(200);
  return (await response.json()) as ApiResponse;
}

/** As if the session had been open for longer. */
export async function endSessionIn(page: Page, leftMs: number) {
  await page.evaluate((end) => {
    localStorage.setItem('tokenExpiresAt', JSON.stringify(end));
    window.dispatchEvent(new Event('focus'));
  }, Date.now() + leftMs);
}

/** What the owner's page sends with each call. */
export async function headersOf(page: Page, { url }: Shop) {
  const token = await page.evaluate(
    () => JSON.parse(window.localStorage.getItem('token') ?? '""') as string,
  );
  return { Origin: url, Authorization: `Bearer ${token}` };
}
