import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { layout as english } from '@/words/en/first/layout';

const plural = pluralOf('he');

/** Header and footer of the shop's pages. */
export const layout: typeof english = {
  skip: 'דילוג לתוכן',
  offline: 'אין חיבור לאינטרנט. הסל שלך שמור; נמשיך כשהחיבור יחזור.',
  shopNav: 'חנות',
  shelves: 'מדפים',
  allBooks: 'כל הספרים',
  wishlist: 'רשימת משאלות',
  wishlistWith: (count: number) =>
    plural(count, {
      one: 'רשימת משאלות, ספר אחד',
      two: 'רשימת משאלות, שני ספרים',
      other: 'רשימת משאלות, # ספרים',
    }),
  cart: 'סל',
  cartWith: (count: number) =>
    plural(count, { one: 'סל, ספר אחד', two: 'סל, שני ספרים', other: 'סל, # ספרים' }),
  signIn: 'כניסה',
  /** For a customer without a name. */
  customer: 'לקוח/ה',
  menu: 'התפריט שלך',
  menuOf: (customer: string) => `התפריט שלך, \u2068${customer}\u2069`,
  menuLinks: {
    dashboard: 'לוח בקרה',
    orders: 'הזמנות',
    cart: 'סל קניות',
    checkout: 'קופה',
    account: 'החשבון שלך',
  },
  logout: 'יציאה',
  footerNav: 'על החנות',
  footerLinks: {
    home: 'דף הבית',
    services: 'שירותים',
    about: 'אודותינו',
    contact: 'יצירת קשר',
  },
  newsletter: {
    address: 'כתובת הדוא״ל שלך',
    example: 'you@example.com',
    subscribe: 'הרשמה',
    joined: 'תודה. אם תגיע קודם הודעה ששואלת אם זו כתובתך, יש לפתוח את הקישור שבה.',
    addressNote: 'הכתובת שלך נשמרת אצלנו רק לניוזלטר הזה. ',
    privacy: 'מה אנחנו עושים איתה',
    noAddress: 'נא להזין כתובת דוא״ל תקינה.',
    tooMany: 'היו יותר מדי ניסיונות בבת אחת. כדאי לנסות שוב בעוד זמן קצר.',
    outOfReach: 'זה לא הגיע אלינו. כדאי לנסות שוב בעוד רגע.',
  },
};
