import type { admin as english } from '@/words/en/admin';
import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/es/email-texts';
import { importRules } from '@storyloom/backend/contract/words/es/import-rules';
import { onixRules } from '@storyloom/backend/contract/words/es/onix-rules';
import { reasons } from '@storyloom/backend/contract/words/es/reasons';
import { rules } from '@storyloom/backend/contract/words/es/rules';
import { adminBookRequests } from './admin-book-requests';
import { adminEmails } from './admin-emails';
import { adminLayout } from './admin-layout';
import { adminOrder } from './admin-order';
import { adminOrders } from './admin-orders';
import { adminSession } from './admin-session';
import { adminSupply } from './admin-supply';
import { adminWithdrawals } from './admin-withdrawals';
import { auditLog } from './audit-log';
import { counter } from './counter';
import { customers } from './customers';
import { dashboard } from './dashboard';
import { onboarding } from './onboarding';
import { opened } from './opened';
import { orderSteps } from './order-steps';
import { packingSlip } from './packing-slip';
import { phoneOrder } from './phone-order';
import { publishers } from './publishers';
import { reports } from './reports';
import { adminBooks } from './admin-books';
import { adminSettings } from './admin-settings';
import { adminShelves } from './admin-shelves';
import { bookForm } from './book-form';
import { imports } from './imports';
import { law } from './law';
import { usedBooks } from './used-books';

/** What the owner's pages say. */
export const admin: typeof english = {
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
  /** Of a language that an earlier version had. */
  lostLanguage: (language) =>
    `Esta versión de la tienda no tiene el idioma «${language}». La tienda está en inglés hasta que elija otro.`,
  opened,
  adminBookRequests,
  adminEmails,
  adminLayout,
  adminOrder,
  adminOrders,
  adminSession,
  adminSupply,
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
};
