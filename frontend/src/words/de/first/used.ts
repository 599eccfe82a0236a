import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/de/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { used as english } from '@/words/en/first/used';

const plural = pluralOf('de');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'Höchstens einmal gelesen: Nichts verrät, dass es schon jemand hatte.',
  'very-good': 'Leichte Lesespuren, etwa eine etwas bestoßene Kante. Alle Seiten sind sauber.',
  good: 'Deutlich gelesen: berieben, mit Knick im Rücken oder einem Namen im Buch. Vollständig und fest gebunden.',
  acceptable:
    'Stark gelesen, vielleicht mit Anmerkungen am Rand oder Flecken. Vollständig und lesbar.',
};

/** Used copies next to new books. */
export const used: typeof english = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `Auch gebraucht: # Exemplar für ${price}`,
      other: `Auch gebraucht: # Exemplare ab ${price}`,
    }),
  newFor: (price: string) => `Neu für ${price}`,
  otherCopies: 'Weitere Exemplare dieses Buches',
  asNew: 'Neu',
  allCopies: 'Alle Exemplare',
  filter: { label: 'Neu oder gebraucht', new: 'Neu', used: 'Gebraucht' },
};
