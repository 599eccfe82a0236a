import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/fr/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { used as english } from '@/words/en/first/used';

const plural = pluralOf('fr');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'Lu une fois tout au plus : rien ne montre qu’il a déjà servi.',
  'very-good':
    'Légères traces de lecture, par exemple un bord un peu frotté. Toutes les pages sont propres.',
  good: 'Lu, cela se voit : bords frottés, pli au dos ou nom à l’intérieur. Complet et bien relié.',
  acceptable: 'Bien usé, parfois annoté dans les marges ou taché. Complet et lisible.',
};

/** Used copies next to new books. */
export const used: typeof english = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `Aussi d’occasion : # exemplaire à ${price}`,
      many: `Aussi d’occasion : # d’exemplaires à partir de ${price}`,
      other: `Aussi d’occasion : # exemplaires à partir de ${price}`,
    }),
  newFor: (price: string) => `Neuf à ${price}`,
  otherCopies: 'Autres exemplaires de ce livre',
  asNew: 'Neuf',
  allCopies: 'Tous les exemplaires',
  filter: { label: 'Neuf ou d’occasion', new: 'Neuf', used: 'Occasion' },
};
