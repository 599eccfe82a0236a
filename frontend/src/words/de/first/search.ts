import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { search as english } from '@/words/en/first/search';

const plural = pluralOf('de');

/** The header's search. */
export const search: typeof english = {
  placeholder: 'Bücher suchen',
  suggestions: 'Vorschläge',
  recent: 'Letzte Suchen',
  clearRecent: 'Letzte Suchen löschen',
  seeAll: (searched) => `Alle Ergebnisse für „${searched}“ ansehen`,
  nothing: 'Kein Buch beginnt so.',
  outOfReach: 'Vorschläge sind gerade nicht erreichbar.',
  recentShown: 'Letzte Suchen. Auswahl mit den Pfeiltasten.',
  booksShown: (count) =>
    plural(count, {
      one: '# Buch. Auswahl mit den Pfeiltasten, alle Ergebnisse mit der Eingabetaste.',
      other: '# Bücher. Auswahl mit den Pfeiltasten, alle Ergebnisse mit der Eingabetaste.',
    }),
};
