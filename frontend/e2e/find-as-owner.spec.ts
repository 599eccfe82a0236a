import { expectNoFindings } from './axe.ts';
import { expect, send, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('The owner finds an order by words without accents in any order, and by last digits @once', async ({
  page,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  // A new page: the toast of the sign-in, which fades while it is looked at, stays behind.
  await page.goto('/dashboard/orders');
  const [book] = (await (await page.request.get('/api/books/?limit=1')).json()) as {
    _id: string;
  }[];
  const name = `José ${project.name} García`;
  const address = { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' };
  const details = { name, phone: '+44 0797360961', address, productIds: [book?._id] };
  const { number } = await send<{ number: number }>(page, shop, '/orders/by-phone', details);
  const search = page.getByLabel('Name, phone, number, place or book');
  const row = page.getByRole('row').filter({ hasText: name });
  for (const text of [`garcia ${project.name}`, '0797360961', `0961 JOSE`, `#${number}`]) {
    await search.fill('nobody at all');
    await expect(page.getByText('No order matches. Try fewer filters.')).toBeVisible();
    await search.fill(text);
    await expect(row).toBeVisible();
  }
  await expect(page.getByText(/^1 order, \$[\d.]+ together$/)).toBeVisible();
  const { y, height } = (await row.boundingBox())!;
  // Between the bars of a phone's browser, too.
  expect(y + height).toBeLessThan(750);
  await expectNoFindings(page, 'orders found');
});

test('The owner sees first what is sold out, and alone what is low on stock @once', async ({
  page,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  for (const stock of [0, 900]) {
    await send(page, shop, '/books/create-book', {
      title: `${stock} copies, ${project.name}`,
      description: 'Of one book.',
      category: 'fiction',
      newPrice: 1,
      stock,
    });
  }
  await page.goto(`/dashboard/manage-books?q=${encodeURIComponent(`copies, ${project.name}`)}`);
  const none = page.getByRole('link', { name: `0 copies, ${project.name}`, exact: true });
  const many = page.getByRole('link', { name: `900 copies, ${project.name}`, exact: true });
  await expect(many).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Stock, lowest first');
  await expect(page).toHaveURL(/sort=stock/);
  await expect(page.getByRole('row').nth(1)).toContainText('Sold out');
  await page.getByLabel('Stock', { exact: true }).selectOption('Low stock');
  await expect(many).toBeHidden();
  await expect(none).toBeVisible();
  await expectNoFindings(page, 'books low on stock');
});

test('The owner finds the emails among the tabs of the settings, and asks for one a day', async ({
  page,
  shop,
}) => {
  await page.goto('/admin');
  await signIn(page, shop);
  await page.goto('/dashboard/settings');
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  for (const tab of await tabs.getByRole('link').all()) {
    await tab.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectNoFindings(page, `settings: ${await tab.textContent()}`);
  }
  await tabs.getByRole('link', { name: 'Emails' }).press('Enter');
  const digest = page.getByLabel('Tell me of new orders in one email a day, not in one for each');
  await expect(digest).toBeInViewport();
  await digest.press('Space');
  await expect(digest).toBeChecked();
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.reload();
  await expect(digest).toBeChecked();
  // Other journeys look for the email of each order.
  await digest.press('Space');
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(page.getByText('The settings are saved.')).toBeVisible();
});
