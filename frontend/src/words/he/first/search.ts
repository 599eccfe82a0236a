import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { search as english } from '@/words/en/first/search';

const plural = pluralOf('he');
const keys = 'מקשי החצים לבחירה, Enter לכל התוצאות.';

/** The header's search. */
export const search: typeof english = {
  placeholder: 'חיפוש ספרים',
  suggestions: 'הצעות',
  recent: 'חיפושים אחרונים',
  clearRecent: 'ניקוי החיפושים האחרונים',
  seeAll: (searched: string) => `לכל התוצאות עבור ”\u2068${searched}\u2069”`,
  nothing: 'אין ספר שמתחיל כך.',
  outOfReach: 'ההצעות אינן זמינות כרגע.',
  /** Read out. */
  recentShown: 'חיפושים אחרונים. מקשי החצים לבחירה.',
  booksShown: (count: number) =>
    plural(count, {
      one: `ספר אחד. ${keys}`,
      two: `שני ספרים. ${keys}`,
      other: `# ספרים. ${keys}`,
    }),
};
