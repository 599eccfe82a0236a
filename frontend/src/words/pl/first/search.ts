import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { search as english } from '@/words/en/first/search';

const plural = pluralOf('pl');
const keys = 'Strzałki wybierają, Enter pokazuje wszystkie wyniki.';

/** The header's search. */
export const search: typeof english = {
  placeholder: 'Szukaj książek',
  suggestions: 'Podpowiedzi',
  recent: 'Ostatnie wyszukiwania',
  clearRecent: 'Wyczyść ostatnie wyszukiwania',
  seeAll: (searched) => `Wszystkie wyniki dla „${searched}”`,
  nothing: 'Żadna książka nie zaczyna się w ten sposób.',
  outOfReach: 'Podpowiedzi są teraz niedostępne.',
  recentShown: 'Ostatnie wyszukiwania. Wybór klawiszami strzałek.',
  booksShown: (count) =>
    plural(count, {
      one: `# książka. ${keys}`,
      few: `# książki. ${keys}`,
      many: `# książek. ${keys}`,
      other: `# książki. ${keys}`,
    }),
};
