import type { Page } from '@playwright/test';
import type { PageName } from '@storyloom/backend/contract/shop/site-pages';
import {
  responseWithLongWords,
  enlarged,
  expectNothingSticksOutAt,
  longWord,
  smallScreens,
} from './long-words.ts';
import { expect, placeOrder, registerCustomer, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test, type Shop } from './shop.ts';

type OwnerPage = Exclude<
  Extract<
    PageName,
    'dashboard' | 'newBook' | 'newOrder' | 'editBook' | 'manageBooks' | `admin${string}`
  >,
  'admin'
>;

/** As the owner fills them, beside what customers and books bring. */
const ownersTexts: Record<string, string> = {
  username: longWord,
  by: longWord,
  subject: `About ${longWord}`,
  to: `${longWord}@example.com`,
  email: `${longWord}@example.com`,
  error: `550 ${longWord}`,
  text: `${longWord} and ${longWord}`,
  category: longWord,
  sender: longWord,
  hero: `${longWord} and ${longWord}`,
  about: `${longWord} and ${longWord}`,
  services: `${longWord}\n\n# ${longWord}`,
  delivery: longWord,
  hours: longWord,
  url: `https://example.com/${longWord}`,
};

/** Where the owner's pages are (each page of the table; the type checker misses none), with an order, a customer and an email to show. */
async function fillShop(page: Page, shop: Shop): Promise<Record<OwnerPage, string[]>> {
  const email = `hubert-${Date.now()}@example.com`;
  const customer = await registerCustomer(page.context(), email);
  await placeOrder(customer, shop, email);
  await customer.close();
  await page.goto('/admin');
  await signIn(page, shop);
  const firstLinkOf = async (address: string) => {
    await page.goto(address);
    const link = page.getByRole('table').getByRole('link').first();
    return (await link.getAttribute('href')) ?? '';
  };
  const book = await firstLinkOf('/dashboard/manage-books');
  return {
    dashboard: ['/dashboard'],
    newBook: ['/dashboard/add-new-book'],
    editBook: [book.replace('/books/', '/dashboard/edit-book/')],
    manageBooks: ['/dashboard/manage-books', '/dashboard/manage-books?q=zzzz'],
    adminShelves: ['/dashboard/shelves', '/dashboard/shelves?new'],
    adminOrders: ['/dashboard/orders'],
    newOrder: ['/dashboard/orders/new'],
    adminRequests: ['/dashboard/orders/requests'],
    adminWithdrawals: ['/dashboard/orders/withdrawals'],
    adminSupply: ['/dashboard/orders/to-order'],
    adminOrder: [await firstLinkOf('/dashboard/orders')],
    adminCounter: ['/dashboard/counter'],
    adminCustomers: ['/dashboard/customers'],
    adminCustomer: [await firstLinkOf('/dashboard/customers')],
    adminReports: ['/dashboard/reports?by=book', '/dashboard/reports?period=own&by=category'],
    adminEmails: ['/dashboard/emails', await firstLinkOf('/dashboard/emails')],
    adminSettings: ['/dashboard/settings'],
    adminPublishers: ['/dashboard/publishers'],
  };
}

const sizes = [...smallScreens, ...enlarged];

test('long words keep to every page of the owner', { tag: '@once' }, async ({ page, shop }) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/admin');
  await expectNothingSticksOutAt(sizes, page, 'sign-in');
  const addresses = Object.values(await fillShop(page, shop)).flat();
  await responseWithLongWords(page, ownersTexts);
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(address);
    await settle(page);
    for (const closed of await page.locator('summary').all()) await closed.click();
    await settle(page);
    await expect(page.locator('main')).not.toHaveText(/^$|Loading/);
    await expectNothingSticksOutAt(sizes, page, address);
  }
});
