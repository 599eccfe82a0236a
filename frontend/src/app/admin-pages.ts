import type { ComponentType } from 'react';
import type { PageName, sitePages } from '@storyloom/backend/contract/site-pages';

/** The pages that only the owner opens. */
export type AdminPageName = {
  [Name in PageName]: (typeof sitePages)[Name]['path'] extends `/admin` | `/dashboard${string}`
    ? Name
    : never;
}[PageName];

/** The code of each. Apart from the router, so that a shopper does not fetch the list. */
export const adminPages: Record<AdminPageName, () => Promise<ComponentType>> = {
  admin: () => import('./pages/admin/admin-login-page').then((m) => m.AdminLoginPage),
  dashboard: () => import('./pages/admin/dashboard-page').then((m) => m.DashboardPage),
  newBook: () => import('./pages/admin/new-book-page').then((m) => m.NewBookPage),
  editBook: () => import('./pages/admin/edit-book-page').then((m) => m.EditBookPage),
  manageBooks: () => import('./pages/admin/manage-books-page').then((m) => m.ManageBooksPage),
  adminOrders: () => import('./pages/admin/orders-page').then((m) => m.OrdersPage),
  adminCustomers: () => import('./pages/admin/customers-page').then((m) => m.CustomersPage),
  adminCustomer: () => import('./pages/admin/customer-page').then((m) => m.CustomerPage),
  adminReports: () => import('./pages/admin/reports-page').then((m) => m.ReportsPage),
  adminLetters: () => import('./pages/admin/letters-page').then((m) => m.LettersPage),
  adminSettings: () => import('./pages/admin/settings-page').then((m) => m.SettingsPage),
};

/** The dashboard around them. */
export const loadAdminLayout = () => import('./layouts/admin-layout').then((m) => m.AdminLayout);
