import { expectNoFindings } from './axe.ts';
import { responseWithLongWords, expectNothingSticksOut } from './long-words.ts';
import { expect, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('A second administrator signs in, changes a book, is in the audit log and is removed @once', async ({
  page,
  browser,
  baseURL,
  shop,
}, { project }) => {
  const name = `ann-${project.name}`;
  await page.goto('/dashboard/settings?tab=administrators');
  await signIn(page, shop);
  await page.getByLabel('User name of a new administrator').fill(name);
  await page.keyboard.press('Enter');
  const added = page.getByRole('status').filter({ hasText: `${name} is added.` });
  const password = (await added.getByRole('code').textContent()) ?? '';
  await expectNoFindings(page, 'administrator added');

  const ann = await (await browser.newContext({ baseURL })).newPage();
  await ann.goto('/admin');
  await ann.getByLabel('Username').fill(name);
  await ann.getByLabel('Password').fill(password);
  await ann.keyboard.press('Enter');
  await expect(ann.getByLabel('New password')).toBeFocused();
  await expectNoFindings(ann, 'first password');
  await ann.keyboard.type('a password of my own');
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  const [book] = (await (await ann.request.get('/api/books/?limit=1')).json()) as {
    _id: string;
  }[];
  await ann.goto(`/dashboard/edit-book/${book?._id}`);
  await ann.getByLabel('New price').fill(project.name.length.toString());
  await ann.getByRole('button', { name: 'Update Book' }).click();
  await ann.getByRole('button', { name: 'Okay' }).click();
  await ann.goto(`/dashboard/edit-book/${book?._id}`);
  await ann.locator('summary', { hasText: 'History' }).focus();
  await ann.keyboard.press('Enter');
  await expect(ann.getByText(`Changed by ${name}`).first()).toBeVisible();
  await expectNoFindings(ann, 'history of a book');

  await page.reload();
  await page.getByText('History of the administrators').click();
  await expect(page.getByText(`Added: ${name}`)).toBeVisible();
  await expectNoFindings(page, 'history of the administrators');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Remove ${name}?` })).toBeVisible();
  await expectNoFindings(page, 'the question before a removal');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`Removed: ${name}`)).toBeVisible();
  await ann.goto('/dashboard/orders');
  await expect(ann).toHaveURL(/\/admin$/);
  await ann.context().close();
});

test('A right password gives the tries back', { tag: '@once' }, async ({ page, shop }) => {
  const origin = { Origin: shop.url };
  // Ten wrong ones within fifteen minutes are too many; here half of them come after a right one.
  for (const round of [1, 2]) {
    for (let tries = 0; tries < 5; tries += 1) {
      const data = { Username: shop.admin.username, password: `a wrong one, ${round}` };
      const response = await page.request.post('/api/auth/admin', { headers: origin, data });
      expect(response.status()).toBe(401);
    }
    await page.goto('/admin');
    await signIn(page, shop);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test(
  'Long names and values of a history stay within the page',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/dashboard/settings?tab=administrators');
    await signIn(page, shop);
    const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten';
    await responseWithLongWords(page, { username: word, by: word, about: word, newPrice: word });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/settings?tab=administrators');
      await expect(page.getByRole('list', { name: 'Administrators' })).toBeVisible();
      await page.getByText('History of the administrators').click();
      await expect(page.getByText(`by ${word}`).first()).toBeVisible();
      await expectNothingSticksOut(page, `administrators at ${width}`);
    }
  },
);
