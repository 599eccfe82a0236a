import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminWithdrawals as english } from '@/words/en/admin/orders/admin-withdrawals';

const plural = pluralOf('he');

/** The withdrawals that customers declared. */
export const adminWithdrawals: typeof english = {
  title: 'ביטולי עסקה',
  allOrders: 'כל ההזמנות',
  open: (count: number) =>
    plural(count, {
      one: 'ביטול עסקה פתוח אחד',
      two: 'שני ביטולי עסקה פתוחים',
      other: '# ביטולי עסקה פתוחים',
    }),
  failed: 'לא הצלחנו לטעון את ביטולי העסקה.',
  empty: 'אין ביטול עסקה פתוח.',
  order: (number: string) => `הזמנה ${number}`,
  unknownOrder: (number: string) => `אין הזמנה מהכתובת הזאת עם המספר ${number}`,
  wholeOrder: 'כל ההזמנה',
  books: (count: number) =>
    plural(count, { one: 'ספר אחד מתוכה', two: 'שני ספרים מתוכה', other: '# ספרים מתוכה' }),
  /** Follows the time. */
  notSignedIn: ', בלי כניסה לחשבון',
  markDone: 'סימון כטופל',
  isDone: (number: string) => `ביטול העסקה להזמנה ${number} טופל.`,
  orderFollows: 'זו ההזמנה, ובה מסמנים אילו ספרים חזרו.',
  notMarked: 'לא הצלחנו לסמן. כדאי לנסות שוב.',
  shown: (shown: number, all: number) => `${shown} מתוך ${all}; אלה ששייכים להזמנה קודם.`,
};
