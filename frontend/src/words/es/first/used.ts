import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/es/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { used as english } from '@/words/en/first/used';

const plural = pluralOf('es');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'Leído una vez como mucho: nada indica que haya tenido dueño.',
  'very-good':
    'Leves señales de lectura, como un borde algo rozado. Todas las páginas están limpias.',
  good: 'Se nota que se ha leído: bordes rozados, lomo marcado o un nombre en el interior. Completo y bien encuadernado.',
  acceptable: 'Muy usado, quizá con anotaciones en los márgenes o manchas. Completo y legible.',
};

/** Used copies next to new books. */
export const used: typeof english = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `También usado: # ejemplar por ${price}`,
      many: `También usado: # de ejemplares desde ${price}`,
      other: `También usado: # ejemplares desde ${price}`,
    }),
  newFor: (price: string) => `Nuevo por ${price}`,
  otherCopies: 'Otros ejemplares de este libro',
  asNew: 'Nuevo',
  allCopies: 'Todos los ejemplares',
  filter: { label: 'Nuevo o usado', new: 'Nuevo', used: 'Usado' },
};
