import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'Jak nowy',
    'very-good': 'Bardzo dobry',
    good: 'Dobry',
    acceptable: 'Dostateczny',
  },
  used: {
    'like-new': 'Używana, stan jak nowy',
    'very-good': 'Używana, stan bardzo dobry',
    good: 'Używana, stan dobry',
    acceptable: 'Używana, stan dostateczny',
  },
};
