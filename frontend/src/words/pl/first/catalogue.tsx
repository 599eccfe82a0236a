import type { catalogue as english } from '@/words/en/first/catalogue';

export const catalogue: typeof english = {
  resultsFor: (searched) => (
    <>
      <span>Wyniki dla „</span>
      {searched}
      <span>”</span>
    </>
  ),
  filters: 'Filtry',
  clearFilters: 'Wyczyść filtry',
  category: 'Kategoria',
  everyCategory: 'Wszystkie',
  trending: 'Popularne',
  sortBy: 'Sortowanie',
  bestMatch: 'Trafność',
  sorts: {
    newest: 'Od najnowszych',
    'price-asc': 'Cena rosnąco',
    'price-desc': 'Cena malejąco',
    title: 'Tytuł, od A do Z',
  },
  price: 'Cena',
  lowestPriceIn: (currency) => `Najniższa cena (waluta: ${currency})`,
  highestPriceIn: (currency) => `Najwyższa cena (waluta: ${currency})`,
  from: (symbol) => `od (${symbol})`,
  to: (symbol) => `do (${symbol})`,
  apply: 'Zastosuj',
  writePricesLike: (one, another) => `Proszę zapisać ceny jako ${one} lub ${another}`,
  lowestIsAbove: 'Najniższa cena jest wyższa od najwyższej',
  empty: { title: 'Nasze półki są jeszcze puste', text: 'Zapraszamy wkrótce.' },
  noMatch: {
    title: 'Nic takiego nie ma na naszych półkach',
    didYouMean: 'Czy chodziło o to?',
    lookFor: (suggestion) => `Szukaj „${suggestion}”`,
    tooNarrow: 'Może filtry są zbyt wąskie.',
    anotherWord: 'Można spróbować innego słowa albo zapamiętanego nazwiska.',
  },
  othersRead: 'Co czytają inni',
  othersReadOutside: 'Poza filtrami: co czytają inni',
  shelvesNav: 'Półki',
  shelves: 'Nasze półki',
};
