import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';
import type { PagePart, ui as english } from '@/words/en/first/ui';

const nameOf = currencyNameOf('he');

const parts: Record<PagePart, string> = {
  footer: 'תחתית הדף',
  header: 'ראש הדף',
  menu: 'התפריט',
  page: 'הדף',
  panel: 'החלונית',
  address: 'הכתובת',
  history: 'ההיסטוריה',
  figures: 'הנתונים',
  revenue: 'ההכנסות',
  'onboarding checklist': 'הצעדים הראשונים',
  'list of items': 'רשימת הפריטים',
  'list of notes': 'רשימת ההערות',
  'list of changes': 'רשימת השינויים',
  'list of customers': 'רשימת הלקוחות',
  'list of categories': 'רשימת הקטגוריות',
};

/** What the parts say that every page is made of. */
export const ui: typeof english = {
  loading: 'בטעינה…',
  /** Before a page that only customers see. */
  guardLoading: 'בטעינה…',
  guardWaits: 'בטעינה… החנות אינה עונה.',
  retry: 'ניסיון נוסף',
  tryingAgain: 'מתבצע ניסיון נוסף',
  tryAgain: 'לנסות שוב',
  /** `dollars` */
  currencyName: (currency: string) => nameOf(currency),
  /** Before the id of a call that failed. */
  reference: 'מספר פנייה',
  partFailed: (part: PagePart) => `משהו השתבש אצלנו, ואי אפשר להציג את ${parts[part]}.`,
  pageFailed: {
    title: 'הדף הזה לא נפתח',
    text: 'משהו השתבש אצלנו, או שהחיבור נותק. הסל שלך שמור.',
    home: 'לדף הבית',
  },
  /** The buttons of dialogs and notes. */
  dialog: { ok: 'אישור', close: 'סגירה', undo: 'ביטול פעולה' },
  pages: {
    label: 'דפים',
    previous: 'הקודם',
    next: 'הבא',
    pageOf: (page: number, pageCount: number) => `דף ${page} מתוך ${pageCount}`,
    pageOfAtLeast: (page: number, pageCount: number) => `דף ${page} מתוך ${pageCount} או יותר`,
  },
  theme: { label: 'תצוגה', system: 'אוטומטי', light: 'בהיר', dark: 'כהה' },
  social: {
    shopOn: (shop: string, network: string) => `\u2068${shop}\u2069 ב־\u2068${network}\u2069`,
    shareOn: (shop: string, network: string) =>
      `שיתוף \u2068${shop}\u2069 ב־\u2068${network}\u2069`,
  },
  newsletter: {
    closed: 'רשימת הדיוור שלנו אינה מקבלת כתובות חדשות.',
    title: 'ניוזלטר מהחנות',
    titleWith: (frequency: string) => `ניוזלטר מהחנות, ${frequency}`,
  },
  listNotSaved: {
    cart: 'לא הצלחנו לשמור את הסל שלך. כדאי לנסות שוב.',
    wishlist: 'לא הצלחנו לשמור את רשימת המשאלות שלך. כדאי לנסות שוב.',
  },
};
