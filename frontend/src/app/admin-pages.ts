import type { ComponentType } from 'react';
import type { PageName, sitePages } from '@storyloom/backend/contract/shop/site-pages';
import '@/admin/admin.css';

export type AdminPageName = {
  [Name in PageName]: (typeof sitePages)[Name]['path'] extends `/admin` | `/dashboard${string}`
    ? Name
    : never;
}[PageName];

/**
 * The code of each page, in a file of its own, so that shoppers do not load the list. The page of
 * one feature is in the feature's folder; admin/pages holds pages that compose several.
 */
export const adminPages: Record<AdminPageName, () => Promise<ComponentType>> = {
  admin: () => import('@/admin/pages/admin-login-page').then((m) => m.AdminLoginPage),
  dashboard: () => import('@/admin/pages/dashboard-page').then((m) => m.DashboardPage),
  newBook: () => import('@/admin/pages/new-book-page').then((m) => m.NewBookPage),
  editBook: () => import('@/admin/pages/edit-book-page').then((m) => m.EditBookPage),
  manageBooks: () => import('@/admin/pages/manage-books-page').then((m) => m.ManageBooksPage),
  adminShelves: () => import('@/admin/pages/shelves-page').then((m) => m.ShelvesPage),
  adminOrders: () => import('@/admin/pages/orders-page').then((m) => m.OrdersPage),
  newOrder: () => import('@/admin/orders/by-phone/phone-order').then((m) => m.PhoneOrder),
  adminRequests: () => import('@/admin/pages/book-requests-page').then((m) => m.BookRequestsPage),
  adminWithdrawals: () => import('@/admin/pages/withdrawals-page').then((m) => m.WithdrawalsPage),
  adminAwaitedBooks: () =>
    import('@/admin/orders/awaited-books/awaited-books-list').then((m) => m.AwaitedBooksList),
  adminOrder: () => import('@/admin/pages/order-page').then((m) => m.OrderPage),
  adminCounter: () => import('@/admin/orders/counter/counter').then((m) => m.Counter),
  adminCustomers: () => import('@/admin/customers/customer-list').then((m) => m.CustomerList),
  adminCustomer: () => import('@/admin/pages/customer-page').then((m) => m.CustomerPage),
  adminReports: () => import('@/admin/reports/sales-report-view').then((m) => m.SalesReportView),
  adminEmails: () => import('@/admin/pages/emails-page').then((m) => m.EmailsPage),
  adminPublishers: () => import('@/admin/pages/publishers-page').then((m) => m.PublishersPage),
  adminSettings: () => import('@/admin/pages/settings-page').then((m) => m.SettingsPage),
};

export const loadAdminLayout = () =>
  import('@/admin/layout/admin-layout').then((m) => m.AdminLayout);
