import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/he/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { used as english } from '@/words/en/first/used';

const plural = pluralOf('he');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'נקרא לכל היותר פעם אחת: שום דבר לא מסגיר שכבר היה אצל מישהו.',
  'very-good': 'סימני קריאה קלים, למשל שוליים שחוקים מעט. כל הדפים נקיים.',
  good: 'רואים שנקרא: שוליים שחוקים, קמט בשדרה או שם בפנים. שלם וכרוך היטב.',
  acceptable: 'בלוי למדי, אולי עם הערות בשוליים או כתמים. שלם וקריא.',
};

/** Used copies next to new books. */
export const used: typeof english = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `גם יד שנייה: עותק אחד ב־${price}`,
      two: `גם יד שנייה: שני עותקים, החל ב־${price}`,
      other: `גם יד שנייה: # עותקים, החל ב־${price}`,
    }),
  newFor: (price: string) => `חדש ב־${price}`,
  otherCopies: 'עותקים נוספים של הספר',
  asNew: 'חדש',
  allCopies: 'כל העותקים',
  filter: { label: 'חדש או יד שנייה', new: 'חדש', used: 'יד שנייה' },
};
