import type { ReactElement } from 'react';
import type { catalogue as english } from '@/words/en/first/catalogue';

export const catalogue: typeof english = {
  resultsFor: (searched: ReactElement) => (
    <>
      <span>Résultats pour « </span>
      {searched}
      <span> »</span>
    </>
  ),
  filters: 'Filtres',
  clearFilters: 'Effacer les filtres',
  category: 'Catégorie',
  everyCategory: 'Toutes',
  trending: 'Tendances',
  sortBy: 'Trier par',
  bestMatch: 'Pertinence',
  sorts: {
    newest: 'Nouveautés',
    'price-asc': 'Prix croissant',
    'price-desc': 'Prix décroissant',
    title: 'Titre, de A à Z',
  },
  price: 'Prix',
  lowestPriceIn: (currency: string) => `Prix minimum en ${currency}`,
  highestPriceIn: (currency: string) => `Prix maximum en ${currency}`,
  /** The placeholder, with the symbol of the currency. */
  from: (symbol: string) => `${symbol} min.`,
  to: (symbol: string) => `${symbol} max.`,
  apply: 'Appliquer',
  writePricesLike: (one: string, another: string) =>
    `Merci d’écrire les prix comme ${one} ou ${another}`,
  lowestIsAbove: 'Le prix minimum dépasse le prix maximum',
  empty: { title: 'Nos rayons sont encore vides', text: 'Revenez nous voir bientôt.' },
  noMatch: {
    title: 'Rien dans nos rayons ne correspond',
    didYouMean: 'Vouliez-vous dire ceci ?',
    lookFor: (suggestion: string) => `Chercher « ${suggestion} »`,
    tooNarrow: 'Les filtres sont peut-être trop restrictifs.',
    anotherWord: 'Essayez un autre mot, ou un nom dont vous vous souvenez.',
  },
  othersRead: 'Ce que lisent les autres',
  othersReadOutside: 'Hors de vos filtres : ce que lisent les autres',
  shelvesNav: 'Sélections',
  shelves: 'Nos sélections',
};
