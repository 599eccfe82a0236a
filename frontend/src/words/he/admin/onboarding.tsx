import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/admin/onboarding';

const plural = pluralOf('he');

/** The checklist for a new owner. */
export const onboarding: typeof english = {
  title: 'צעדים ראשונים',
  done: (done: number, all: number) => `${done} מתוך ${all} בוצעו`,
  isDone: '(בוצע)',
  steps: {
    language: 'לבחור את שפת החנות',
    name: 'לתת שם לחנות',
    address: 'לציין היכן נמצאת החנות',
    money: 'לבחור מטבע',
    categories: 'לבחור קטגוריות',
    delivery: 'לציין כמה עולה המשלוח וכמה זמן הוא לוקח',
    law: 'לבדוק מה החוק במדינה שלך דורש',
    pages: 'לכתוב תקנון ופרטי עסק',
    mail: 'לבדוק אם אפשר לשלוח דוא״ל',
    book: 'להוסיף ספר ראשון משלך',
    samples: 'להסיר את ספרי הדוגמה',
  },
  takeOut: (samples: number) =>
    plural(samples, {
      one: 'הסרת ספרי הדוגמה (#)',
      two: 'הסרת ספרי הדוגמה (#)',
      other: 'הסרת ספרי הדוגמה (#)',
    }),
  dismiss: 'הסתרת הרשימה',
  failed: 'זה לא הצליח. כדאי לנסות שוב.',
};
