import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/onboarding';

const plural = pluralOf('he');

/** What a new owner does first. */
export const onboarding: typeof english = {
  title: 'צעדים ראשונים',
  done: (done: number, all: number) => `${done} מתוך ${all} בוצעו`,
  isDone: '(בוצע)',
  steps: {
    name: 'לתת שם לחנות',
    address: 'לציין היכן נמצאת החנות',
    categories: 'לבחור קטגוריות',
    delivery: 'לציין כמה עולה המשלוח וכמה זמן הוא לוקח',
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
  putAway: 'הסתרת הרשימה',
  failed: 'זה לא הצליח. כדאי לנסות שוב.',
};
