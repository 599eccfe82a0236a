import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'Comme neuf',
    'very-good': 'Très bon état',
    good: 'Bon état',
    acceptable: 'État correct',
  },
  used: {
    'like-new': 'Occasion, comme neuf',
    'very-good': 'Occasion, très bon état',
    good: 'Occasion, bon état',
    acceptable: 'Occasion, état correct',
  },
};
