import { openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

test(
  'a customer logs out and in again, and returns to where the guard stopped them',
  { tag: '@once' },
  async ({ page }) => {
    const email = await register(page);
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Please provide a valid email and password')).toBeVisible();
    await page.getByLabel('Password').fill('long-enough');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText('No orders found!')).toBeVisible();
  },
);

test('the wishlist keeps a book over a reload @once', async ({ page }) => {
  const title = await openBook(page);
  await page
    .getByRole('button', { name: `Add ${title} to your wishlist` })
    .first()
    .click();
  const wishlist = page.getByRole('link', { name: 'Wishlist, 1 book' });
  await expect(wishlist).toBeVisible();
  await page.reload();
  await wishlist.click();
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
});

test('the newsletter takes an address, also twice', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    const field = page.getByLabel('Your e-mail address');
    await expect(field).toBeFocused();
    await field.fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(
      page.getByText('Thank you. If a first email asks whether it was you, open its link.'),
    ).toBeVisible();
  }
});

test('the banner picture leads down to the recommended books', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to the books we recommend' }).click();
  await expect(
    page.getByRole('heading', { name: "Confused? Here's What You Can Read" }),
  ).toBeInViewport();
});

test('a carousel moves one book at a time, by its arrows and by the keyboard', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Top Sellers' });
  const cards = carousel.getByRole('article');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeEnabled();
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(cards.nth(isMobile ? 1 : 3)).toBeInViewport({ ratio: 0.9 });
  await expect(cards.first()).not.toBeInViewport({ ratio: 0.5 });
  await carousel.getByRole('button', { name: 'Next' }).press('ArrowLeft');
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
  // The keys are the row's own: elsewhere, and in its list of genres, they mean something else.
  await page.getByRole('link', { name: 'All books', exact: true }).press('ArrowRight');
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await carousel.getByLabel('Genre').press('ArrowRight');
  await expect(carousel.getByLabel('Genre')).toHaveValue('Business');
  await carousel.getByLabel('Genre').selectOption('Choose genre');
  await cards.last().getByRole('link').last().focus();
  await expect(cards.last()).toBeInViewport();
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test(
  'a row scrolls without its code, by its arrow too, and no error is uncaught',
  { tag: '@once' },
  async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    let lost = 0;
    await page.route(/\/assets\/(swiper|modules)-/, (route) => {
      lost += 1;
      return route.abort();
    });
    await page.goto('/');
    const row = page.getByRole('group', { name: 'Top Sellers' });
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => lost).toBeGreaterThan(1);
    await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).not.toBe(0);
    expect(uncaught).toEqual([]);
  },
);

test(
  'a shop that is away for a while comes back without a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await page.route('**/api/books/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByLabel('Genre').selectOption('Horror');
    await expect(page.getByText('The books did not load').first()).toBeVisible();
    await page.unroute('**/api/books/**');
    await expect(
      page.getByRole('group', { name: 'Top Sellers' }).getByRole('article').first(),
    ).toBeVisible();
  },
);
