import type { Page } from '@playwright/test';
import type { PageName } from '@storyloom/backend/contract/shop/site-pages';
import { register } from './customer.ts';
import { placeOrder, signIn } from './owner.ts';
import type { Shop } from './shop.ts';

type OwnerPage = Exclude<
  Extract<
    PageName,
    'dashboard' | 'newBook' | 'newOrder' | 'editBook' | 'manageBooks' | `admin${string}`
  >,
  'admin'
>;

/** Where the owner's pages are (each page of the table; the type checker misses none), with an order, a customer and an email to show. */
export async function fillShop(page: Page, shop: Shop): Promise<Record<OwnerPage, string[]>> {
  const email = `hubert-${Date.now()}@example.com`;
  const customer = await page.context().newPage();
  await register(customer, email);
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
    adminAwaitedBooks: ['/dashboard/orders/to-order'],
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
