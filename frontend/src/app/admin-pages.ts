import type { ComponentType } from 'react';
import type { PageName, sitePages } from '@storyloom/backend/contract/shop/site-pages';
import '@/admin/admin.css';

export type AdminPageName = {
  [Name in PageName]: (typeof sitePages)[Name]['path'] extends `/admin` | `/dashboard${string}`
    ? Name
    : never;
}[PageName];

/** The code of each page, in a file of its own, so that shoppers do not load the list. */
export const adminPages: Record<AdminPageName, () => Promise<ComponentType>> = {
  admin: () => import('@/admin/pages/admin-sign-in-page').then((m) => m.AdminSignInPage),
  dashboard: () => import('@/admin/pages/dashboard-page').then((m) => m.DashboardPage),
  newBook: () => import('@/admin/pages/books/new-book-page').then((m) => m.NewBookPage),
  editBook: () => import('@/admin/pages/books/edit-book-page').then((m) => m.EditBookPage),
  manageBooks: () => import('@/admin/pages/books/manage-books-page').then((m) => m.ManageBooksPage),
  adminShelves: () => import('@/admin/pages/shelves-page').then((m) => m.ShelvesPage),
  adminOrders: () => import('@/admin/pages/orders/orders-page').then((m) => m.OrdersPage),
  newOrder: () => import('@/admin/pages/orders/phone-order-page').then((m) => m.PhoneOrderPage),
  adminRequests: () =>
    import('@/admin/pages/orders/book-requests-page').then((m) => m.BookRequestsPage),
  adminWithdrawals: () =>
    import('@/admin/pages/orders/withdrawals-page').then((m) => m.WithdrawalsPage),
  adminAwaitedBooks: () =>
    import('@/admin/pages/orders/awaited-books-page').then((m) => m.AwaitedBooksPage),
  adminOrder: () => import('@/admin/pages/orders/order-page').then((m) => m.OrderPage),
  adminCounter: () => import('@/admin/pages/orders/counter-page').then((m) => m.CounterPage),
  adminCustomers: () => import('@/admin/pages/customers-page').then((m) => m.CustomersPage),
  adminCustomer: () => import('@/admin/pages/customer-page').then((m) => m.CustomerPage),
  adminReports: () => import('@/admin/pages/reports-page').then((m) => m.ReportsPage),
  adminEmails: () => import('@/admin/pages/emails-page').then((m) => m.EmailsPage),
  adminPublishers: () => import('@/admin/pages/publishers-page').then((m) => m.PublishersPage),
  adminSettings: () => import('@/admin/pages/settings-page').then((m) => m.SettingsPage),
};

export const loadAdminLayout = () =>
  import('@/admin/layout/admin-layout').then((m) => m.AdminLayout);
