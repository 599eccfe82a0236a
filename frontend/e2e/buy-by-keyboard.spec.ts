import { stopTheClock } from './clock.ts';
import { keyboardOf } from './keyboard.ts';
import { expect } from './owner.ts';
import { test } from './shop.ts';

const address = {
  'Full Name': 'Ada Lovelace',
  'Phone Number': '+44 020 1234',
  'Address / Street': '12 St James Square',
  City: 'London',
  'State / province': '-',
  Zipcode: '01234',
  'Country / region': 'UK',
};
const terms = 'I agree to the Terms of Service and have read the Privacy Policy.';
const title = 'Strange Case of Dr Jekyll and Mr Hyde';

test(
  'a purchase by keyboard, found and followed in the accessibility tree alone',
  { tag: '@once' },
  async ({ page }, { project }) => {
    const main = page.getByRole('main');
    const { reach, press, type } = keyboardOf(page);

    await page.clock.install();
    await page.goto('/');
    await press('link', 'Sign in');
    await expect(page.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
    await press('link', 'Register');
    await expect(page.getByRole('heading', { name: 'Join the readers', level: 1 })).toBeVisible();
    await type('textbox', 'Email', `keyboard-${project.name}-${Date.now()}@example.com`);
    await type('textbox', 'Password', 'short');
    await page.keyboard.press('Enter');
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAccessibleDescription(/6 characters/);
    await expect(password).toBeFocused();
    await page.keyboard.type(' no more');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert', { name: 'User registered successfully!' })).toBeVisible();

    await page.goto('/');
    await type('combobox', 'Search for books', 'jekyll');
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'Results for “jekyll”' })).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: '1 book' })).toBeVisible();
    await expect(main).toBeFocused();
    await press('link', title);
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await stopTheClock(page); // the toast would be gone after a second and a half
    await press('button', `Add to Cart: ${title}`);
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await page.clock.resume();
    await expect(
      page.getByRole('button', { name: `In your cart. Add to Cart: ${title}` }),
    ).toBeFocused();

    await press('link', 'Go to the cart');
    await expect(main.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
    await press('link', 'Checkout');
    await expect(main.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await reach('checkbox', terms);
    await page.keyboard.press('Space');
    await press('button', 'Place an Order');
    const name = page.getByRole('textbox', { name: 'Full Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Full Name is required');
    for (const [field, text] of Object.entries(address)) await type('textbox', field, text);
    await press('button', 'Place an Order');
    await expect(page.getByRole('dialog', { name: 'Confirmed Order' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(main).toMatchAriaSnapshot(`
      - heading "Your Orders" [level=1]
      - list:
        - listitem:
          - article /just placed/:
            - list "Status":
              - listitem: /Placed/
              - listitem: Confirmed to come
            - list:
              - listitem:
                - link "${title}"
    `);
    await expect(main.getByRole('article', { name: /just placed/ })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();
  },
);
