import type { BrowserContext, Page } from '@playwright/test';
import { addToCart, fillCheckout, openBook, register } from './customer.ts';
import { expect, placeOrder } from './owner.ts';
import { test } from './shop.ts';

// Playwright switches the back/forward cache off, in which a browser keeps whole pages as they were.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** All that this browser keeps of the shop, as text. */
async function dump(context: BrowserContext, pages: Page[]): Promise<string> {
  const kept = await Promise.all(
    pages.map((page) =>
      page.evaluate(async () => {
        const settled = <Value>(request: IDBRequest<Value>) =>
          new Promise<Value>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error('not read'));
          });
        const records: unknown[] = [];
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await settled(indexedDB.open(name));
          for (const store of database.objectStoreNames)
            records.push(await settled(database.transaction(store).objectStore(store).getAll()));
          database.close();
        }
        const files: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) files.push(url);
        const workers = await navigator.serviceWorker.getRegistrations();
        return JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          records,
          files,
          workers.length,
          window.name,
          window.history.state,
        ]);
      }),
    ),
  );
  return [JSON.stringify(await context.cookies()), ...kept].join('\n');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Goes back a page, and waits until it is open again: one that was kept opens itself again. */
async function goBackTo(page: Page, address: string) {
  const left = await page.evaluate(() => {
    setTimeout(() => window.history.back()); // else the page may be gone before it has answered
    return Date.now();
  });
  const isNew = () => page.evaluate((since) => performance.timeOrigin > since, left);
  await expect(async () => expect(await isNew()).toBe(true)).toPass();
  expect(await page.evaluate(() => (window as { at?: string }).at)).toBe(address);
}

/** In the page: what its visitor sees first when it comes as it was kept, before it opens again. */
function storeFrozen() {
  Object.assign(window, { at: window.location.pathname });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem('frozen', document.body.innerText);
  });
}

const readShown = (page: Page) =>
  page.evaluate(() => {
    const frozen = sessionStorage.getItem('frozen') ?? undefined;
    sessionStorage.removeItem('frozen');
    const [loaded] = performance.getEntriesByType('navigation');
    // What kept Chromium from it, for the report.
    const why = JSON.stringify((loaded as { notRestoredReasons?: unknown }).notRestoredReasons);
    return { frozen, text: document.body.innerText, why };
  });

test('after sign-out nothing of the person is on this device, nor on the way back @once', async ({
  page,
  context,
  shop,
}) => {
  const email = await register(page);
  const number = await placeOrder(page, shop, email);
  const ask = async <ApiResponse>(path: string) =>
    (await (await page.request.get(path)).json()) as ApiResponse;
  const orders = await ask<{ _id: string }[]>(`/api/orders/email/${encodeURIComponent(email)}`);
  const { uid } = await ask<{ uid: string }>('/api/me');
  const id = orders[0]?._id ?? '';

  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search for books' });
  await search.click();
  await expect(search).toHaveAttribute('aria-controls'); // from then on it notes what was asked
  await search.fill('my secret illness');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /my secret illness/ })).toBeVisible();
  const title = await openBook(page, 3);
  const bookId = page.url().split('/').at(-1) ?? '';
  await addToCart(page, title);
  await page.getByRole('button', { name: `Add ${title} to your wishlist` }).click();
  const readWishlist = async () => (await ask<{ wishlist: string[] }>('/api/me')).wishlist;
  await expect.poll(readWishlist).toEqual([bookId]);
  const other = await context.newPage();
  await other.goto('/checkout');
  await fillCheckout(other);
  const kept = [email, uid, bookId, title, 'secret illness', 'Lovelace', '12 St James'];
  const before = await dump(context, [page, other]);
  // It would find them.
  expect(kept.filter((each) => !before.includes(each))).toEqual([]);

  await page.addInitScript(storeFrozen);
  await page.goto(`/api/orders/${id}/receipt`);
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText(email);
  await page.goto('/orders');
  await expect(page.getByRole('article')).toContainText('1 Paper Lane');
  await page.goto('/about');
  await signOut(page);
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(401);
  const found = async () => {
    const after = await dump(context, [page, other]);
    return [...kept, id].filter((each) => after.includes(each));
  };
  await expect.poll(found).toEqual([]);

  const ways: string[] = [];
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  for (const address of ['/orders', '/account']) {
    await goBackTo(page, address);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const { frozen, text, why } = await readShown(page);
    ways.push(frozen === undefined ? `again: ${why}` : 'as it was kept');
    for (const personal of [email, id, `Order ${number}`, 'Ann Reader', '1 Paper Lane', 'illness'])
      expect(`${frozen} ${text}`, address).not.toContain(personal);
  }
  // A browser may drop one of them at any time; without any the cache was not tried.
  expect(ways).toContain('as it was kept');
  // The receipt, which is asked for again.
  await goBackTo(page, '/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
