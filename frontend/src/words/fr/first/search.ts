import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { search as english } from '@/words/en/first/search';

const plural = pluralOf('fr');
const keys = 'Flèches pour choisir, Entrée pour voir tous les résultats.';

/** The header's search. */
export const search: typeof english = {
  placeholder: 'Chercher un livre',
  suggestions: 'Suggestions',
  recent: 'Recherches récentes',
  clearRecent: 'Effacer les recherches récentes',
  seeAll: (searched: string) => `Voir tous les résultats pour « ${searched} »`,
  nothing: 'Aucun livre ne commence ainsi.',
  outOfReach: 'Les suggestions sont indisponibles pour le moment.',
  /** Read out. */
  recentShown: 'Recherches récentes. Flèches pour choisir.',
  booksShown: (count: number) =>
    plural(count, {
      one: `# livre. ${keys}`,
      many: `# de livres. ${keys}`,
      other: `# livres. ${keys}`,
    }),
};
