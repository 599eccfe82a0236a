import type { shopUi as english } from '@/words/en/shop/shop-ui';

/** Texts of components that several pages use. */
export const shopUi: typeof english = {
  copied: 'הועתק',
  recipient: {
    name: 'שם מלא',
    phone: 'מספר טלפון',
    street: 'כתובת / רחוב',
    city: 'יישוב',
    state: 'מחוז / אזור',
    stateHint: 'אם אין, אפשר לכתוב מקף (-).',
    zipcode: 'מיקוד',
    country: 'מדינה',
  },
  contact: { address: 'כתובת', phone: 'טלפון', email: 'דוא״ל', hours: 'שעות פתיחה' },
  showOnMap: 'הצגה במפה',
  fullSize: (picture) => `${picture}, בגודל מלא, בלשונית חדשה`,
  freeShipping: 'חינם',
};
