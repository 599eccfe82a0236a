import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/pl/email-texts';
import { importRules } from '@storyloom/backend/contract/words/pl/import-rules';
import { onixRules } from '@storyloom/backend/contract/words/pl/onix-rules';
import { reasons } from '@storyloom/backend/contract/words/pl/reasons';
import { rules } from '@storyloom/backend/contract/words/pl/rules';
import type { admin as english } from '@/words/en/admin';
import { adminBookRequests } from './admin-book-requests';
import { adminBooks } from './admin-books';
import { adminEmails } from './admin-emails';
import { adminLayout } from './admin-layout';
import { adminOrder } from './admin-order';
import { adminOrders } from './admin-orders';
import { adminSession } from './admin-session';
import { adminSettings } from './admin-settings';
import { adminShelves } from './admin-shelves';
import { adminSupply } from './admin-supply';
import { adminWithdrawals } from './admin-withdrawals';
import { auditLog } from './audit-log';
import { bookForm } from './book-form';
import { counter } from './counter';
import { customers } from './customers';
import { dashboard } from './dashboard';
import { imports } from './imports';
import { law } from './law';
import { usedBooks } from './used-books';
import { onboarding } from './onboarding';
import { opened } from './opened';
import { orderSteps } from './order-steps';
import { packingSlip } from './packing-slip';
import { phoneOrder } from './phone-order';
import { publishers } from './publishers';
import { reports } from './reports';

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
  lostLanguage: (language) =>
    `Ta wersja księgarni nie ma języka „${language}”. Dopóki nie zostanie wybrany inny, księgarnia jest po angielsku.`,
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
