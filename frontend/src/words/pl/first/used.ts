import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { conditions } from '@storyloom/backend/contract/words/pl/conditions';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { used as english } from '@/words/en/first/used';

const plural = pluralOf('pl');

/** The meaning of each condition. */
const explanations: Record<UsedCondition, string> = {
  'like-new': 'Czytana najwyżej raz: nic nie zdradza, że ktoś już ją miał.',
  'very-good':
    'Drobne ślady czytania, na przykład lekko przetarty brzeg. Wszystkie strony są czyste.',
  good: 'Wyraźnie czytana: przetarte brzegi, załamany grzbiet albo podpis w środku. Kompletna i mocno oprawiona.',
  acceptable: 'Mocno zużyta, może z notatkami na marginesach lub plamami. Kompletna i czytelna.',
};

/** Used copies next to new books. */
export const used: typeof english = {
  ...conditions,
  explanations,
  alsoUsed: (count: number, price: string) =>
    plural(count, {
      one: `Także używana: # egzemplarz za ${price}`,
      few: `Także używana: # egzemplarze od ${price}`,
      many: `Także używana: # egzemplarzy od ${price}`,
      other: `Także używana: # egzemplarza od ${price}`,
    }),
  newFor: (price: string) => `Nowa za ${price}`,
  otherCopies: 'Inne egzemplarze tej książki',
  asNew: 'Nowa',
  allCopies: 'Wszystkie egzemplarze',
  filter: { label: 'Nowe lub używane', new: 'Nowe', used: 'Używane' },
};
