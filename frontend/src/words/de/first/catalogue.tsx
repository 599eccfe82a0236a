import type { catalogue as english } from '@/words/en/first/catalogue';

export const catalogue: typeof english = {
  resultsFor: (searched) => (
    <>
      <span>Ergebnisse für „</span>
      {searched}
      <span>“</span>
    </>
  ),
  filters: 'Filter',
  clearFilters: 'Filter zurücksetzen',
  category: 'Kategorie',
  everyCategory: 'Alle',
  trending: 'Im Trend',
  sortBy: 'Sortieren',
  bestMatch: 'Beste Treffer',
  sorts: {
    newest: 'Neueste zuerst',
    'price-asc': 'Preis, aufsteigend',
    'price-desc': 'Preis, absteigend',
    title: 'Titel, A bis Z',
  },
  price: 'Preis',
  lowestPriceIn: (currency) => `Niedrigster Preis in ${currency}`,
  highestPriceIn: (currency) => `Höchster Preis in ${currency}`,
  from: (symbol) => `von ${symbol}`,
  to: (symbol) => `bis ${symbol}`,
  apply: 'Anwenden',
  writePricesLike: (one, another) => `Bitte schreiben Sie Preise wie ${one} oder ${another}`,
  lowestIsAbove: 'Der niedrigste Preis liegt über dem höchsten',
  empty: {
    title: 'Unsere Regale sind noch leer',
    text: 'Bitte schauen Sie bald wieder vorbei.',
  },
  noMatch: {
    title: 'Nichts in unseren Regalen passt dazu',
    didYouMean: 'Meinten Sie das?',
    lookFor: (suggestion) => `Nach „${suggestion}“ suchen`,
    tooNarrow: 'Vielleicht sind die Filter zu eng.',
    anotherWord: 'Versuchen Sie ein anderes Wort oder einen Namen, an den Sie sich erinnern.',
  },
  othersRead: 'Was andere lesen',
  othersReadOutside: 'Außerhalb Ihrer Filter: was andere lesen',
  shelvesNav: 'Regale',
  shelves: 'Unsere Regale',
};
