import { expectNoFindings } from './axe.ts';
import { expect, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('The owner writes the shop again, and shoppers read it at once, without scripts too @once', async ({
  page,
  browser,
  shop,
}, { project }) => {
  const word = `Snow in ${project.name}`;
  await page.goto('/dashboard/settings?tab=home');
  await signIn(page, shop);
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Paragraph').fill(`${word},\nand a candle.`);
  await expect(form.locator('[inert]').getByText(word)).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.goto('/dashboard/settings?tab=shop');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0100');
  await form.getByLabel('E-mail').fill('nobody');

  // By the keyboard alone: a link comes, gets its words and its place.
  await form.getByRole('button', { name: 'Add a link' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(project.name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(`social.example/@${project.name}`);
  const last = await form.getByRole('listitem').filter({ hasText: /^Link/ }).count();
  await form.getByRole('button', { name: `Move Link ${last} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: `Move Link ${last - 1} up` })).toBeFocused();
  await form.getByRole('textbox', { name: 'Phone' }).press('Enter');
  const email = form.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('E-mail must be an e-mail address');
  await expectNoFindings(page, 'settings with a fault');
  await email.fill('shop@example.com');
  await email.press('Enter');
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const reader = await plain.newPage();
  await reader.goto('/');
  await expect(reader.getByText(word)).toBeVisible();
  const link = reader.getByRole('link', { name: `Storyloom on ${project.name}` });
  await expect(link).toHaveAttribute('href', `https://social.example/@${project.name}`);
  await reader.goto('/contact');
  await expect(reader.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
  await plain.close();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'shop@example.com' })).toBeVisible();
  await expectNoFindings(page, 'contact');
});
