import type { recordErrors as english } from '@/words/en/admin/record-errors';

/** Why a page cannot show its record, by kind of record. */
export const recordErrors: typeof english = {
  email: { gone: 'אין הודעה כזאת.', failed: 'לא הצלחנו לטעון את ההודעה.' },
  order: { gone: 'אין הזמנה כזאת.', failed: 'לא הצלחנו לטעון את ההזמנה.' },
  customer: { gone: 'אין כרטיס לקוח כזה.', failed: 'לא הצלחנו לטעון את כרטיס הלקוח.' },
  shelf: { gone: 'המדף הזה כבר אינו קיים.', failed: 'לא הצלחנו לטעון את המדף.' },
  publisher: {
    gone: 'אין הוצאה לאור כזאת.',
    failed: 'לא הצלחנו לטעון את ההוצאה לאור.',
  },
};
