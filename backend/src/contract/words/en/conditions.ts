import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'As new',
    'very-good': 'Very good',
    good: 'Good',
    acceptable: 'Acceptable',
  },
  used: {
    'like-new': 'Used, as new',
    'very-good': 'Used, very good',
    good: 'Used, good',
    acceptable: 'Used, acceptable',
  },
};
