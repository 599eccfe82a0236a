import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/en/email-texts';
import { importRules } from '@storyloom/backend/contract/words/en/import-rules';
import { onixRules } from '@storyloom/backend/contract/words/en/onix-rules';
import { reasons } from '@storyloom/backend/contract/words/en/reasons';
import { rules } from '@storyloom/backend/contract/words/en/rules';
import { adminBookRequests } from './admin/orders/admin-book-requests';
import { adminEmails } from './admin/admin-emails';
import { adminLayout } from './admin/admin-layout';
import { adminOrder } from './admin/orders/admin-order';
import { adminOrders } from './admin/orders/admin-orders';
import { adminUi } from './admin/admin-ui';
import { adminSession } from './admin/admin-session';
import { awaitedBooks } from './admin/orders/awaited-books';
import { partialDelivery } from './admin/orders/partial-delivery';
import { adminWithdrawals } from './admin/orders/admin-withdrawals';
import { auditLog } from './admin/audit-log';
import { counter } from './admin/orders/counter';
import { customers } from './admin/orders/customers';
import { dashboard } from './admin/dashboard';
import { onboarding } from './admin/onboarding';
import { recordErrors } from './admin/record-errors';
import { orderSteps } from './admin/orders/order-steps';
import { packingSlip } from './admin/orders/packing-slip';
import { phoneOrder } from './admin/orders/phone-order';
import { publishers } from './admin/books/publishers';
import { reports } from './admin/reports';
import { adminBooks } from './admin/books/admin-books';
import { adminSettings } from './admin/admin-settings';
import { adminShelves } from './admin/books/admin-shelves';
import { bookForm } from './admin/books/book-form';
import { imports } from './admin/books/imports';
import { law } from './admin/law';
import { usedBooks } from './admin/books/used-books';
import { vatAdmin } from './admin/vat-admin';

/** The texts of the owner's pages. */
export const words = {
  adminBooks,
  adminSettings,
  adminShelves,
  bookForm,
  imports,
  law,
  rules: { ...rules, ...importRules, ...onixRules },
  reasons,
  customerEmails: emailTexts,
  emailPlaceholders,
  /** The shop's language was one of an earlier version. */
  lostLanguage: (language: string) =>
    `This version of the shop does not have the language “${language}”. The shop is in English until you choose another one.`,
  recordErrors,
  adminBookRequests,
  adminEmails,
  adminLayout,
  adminOrder,
  adminOrders,
  adminUi,
  adminSession,
  awaitedBooks,
  partialDelivery,
  adminWithdrawals,
  auditLog,
  counter,
  customers,
  dashboard,
  onboarding,
  orderSteps,
  packingSlip,
  phoneOrder,
  reports,
  publishers,
  usedBooks,
  vatAdmin,
};
