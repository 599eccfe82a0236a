import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

const typed = 'reader@example.com';

test.beforeEach(async ({ page }) => {
  await page.goto('/cart');
  await settle(page);
  await page.getByLabel('Your e-mail address').fill(typed);
});

test('a page appears when the network is back and its code loads, and nothing typed is lost @once', async ({
  page,
}) => {
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(typed);
});

test('after a deploy that removed old files a page is opened again once, with what was typed @once', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/services-page*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'route_not_found' } } }),
  );
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(typed);
  await page.unroute('**/assets/services-page*');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Thank you. If a first email asks whether it was you, open its link.'),
  ).toBeVisible();
  expect(loads).toBe(1);
});

test(
  'after such a deploy the way to a page behind sign-in leads into the new shop',
  { tag: '@once' },
  async ({ page }) => {
    let isOldTab = true;
    await page.route('**/orders', (route) => {
      isOldTab = false;
      return route.continue();
    });
    const gone = { status: 404, json: { error: { code: 'route_not_found' } } };
    await page.route('**/assets/create-connection*', (route) =>
      isOldTab ? route.fulfill(gone) : route.continue(),
    );
    await page.getByRole('link', { name: 'Services' }).click();
    await page.getByRole('link', { name: 'your orders' }).click();
    await expect(page.getByText('Please sign in to see your orders.')).toBeVisible();
    expect(isOldTab).toBe(false);
    await expect(page.getByLabel('Your e-mail address')).toHaveValue(typed);
  },
);

test(
  'the app starts although its first file got lost at first',
  { tag: '@once' },
  async ({ page }) => {
    let lost = 0;
    await page.route('**/assets/index-*.js', (route) =>
      (lost += 1) <= 2 ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  },
);

test(
  'the app starts although its first file stays lost over a reload',
  { tag: '@once' },
  async ({ page }) => {
    let reloads = 0;
    let isLost = true;
    page.on('load', () => (reloads += 1));
    await page.route('**/assets/index-*.js', (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto('/services');
    // A second reload within a minute would be one too many.
    await expect.poll(() => reloads, { timeout: 20_000 }).toBe(2);
    await page.waitForRequest('**/assets/index-*.js');
    await page.waitForRequest('**/assets/index-*.js');
    await page.waitForRequest('**/assets/index-*.js');
    isLost = false;
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', { timeout: 20_000 });
    expect(reloads).toBe(2);
  },
);

test('the app starts although its texts got lost at first', { tag: '@once' }, async ({ page }) => {
  let lost = 0;
  await page.route('**/assets/first-en-*.js', (route) =>
    (lost += 1) <= 2 ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  expect(lost).toBeGreaterThan(2);
});

test(
  'the app starts although one of its files got lost, also where the browser remembers that',
  { tag: '@once' },
  async ({ page }) => {
    let visits = 0;
    page.on('request', (request) => (visits += Number(request.isNavigationRequest())));
    await page.route('**/assets/index-*.js', (route) => {
      const isImport = route.request().resourceType() !== 'fetch';
      return isImport && visits < 2 ? route.abort() : route.continue();
    });
    await page.goto('/');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    expect(visits).toBe(2);
  },
);
