import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'Wie neu',
    'very-good': 'Sehr gut',
    good: 'Gut',
    acceptable: 'Akzeptabel',
  },
  used: {
    'like-new': 'Gebraucht, wie neu',
    'very-good': 'Gebraucht, sehr gut',
    good: 'Gebraucht, gut',
    acceptable: 'Gebraucht, akzeptabel',
  },
};
