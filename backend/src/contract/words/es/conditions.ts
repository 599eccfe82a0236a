import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'Como nuevo',
    'very-good': 'Muy bueno',
    good: 'Bueno',
    acceptable: 'Aceptable',
  },
  used: {
    'like-new': 'Usado, como nuevo',
    'very-good': 'Usado, muy bueno',
    good: 'Usado, bueno',
    acceptable: 'Usado, aceptable',
  },
};
