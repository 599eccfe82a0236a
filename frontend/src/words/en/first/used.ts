import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/en/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'Read once or not at all: nothing shows that somebody had it.',
  'very-good': 'Small signs of reading, such as a slightly worn edge. All pages are clean.',
  good: 'Clearly read: worn edges, a crease in the spine or a name inside. Complete and firmly bound.',
  acceptable: 'Well worn, perhaps with notes in the margins or stains. Complete and readable.',
};

/** Used copies next to new books. */
export const used = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `Also used: # copy for ${price}`,
      other: `Also used: # copies from ${price}`,
    }),
  newFor: (price: string) => `New for ${price}`,
  otherCopies: 'Other copies of this book',
  asNew: 'New',
  allCopies: 'All copies',
  filter: { label: 'New or used', new: 'New', used: 'Used' },
};
