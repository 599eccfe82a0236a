import type { ConditionWords } from '../../book/condition.ts';

/** How worn a used copy is, for shoppers and the owner alike. */
export const conditions: ConditionWords = {
  names: {
    'like-new': 'כמו חדש',
    'very-good': 'טוב מאוד',
    good: 'טוב',
    acceptable: 'סביר',
  },
  used: {
    'like-new': 'יד שנייה, כמו חדש',
    'very-good': 'יד שנייה, במצב טוב מאוד',
    good: 'יד שנייה, במצב טוב',
    acceptable: 'יד שנייה, במצב סביר',
  },
};
