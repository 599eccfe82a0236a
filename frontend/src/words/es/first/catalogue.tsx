import type { catalogue as english } from '@/words/en/first/catalogue';

export const catalogue: typeof english = {
  resultsFor: (searched) => (
    <>
      <span>Resultados de «</span>
      {searched}
      <span>»</span>
    </>
  ),
  filters: 'Filtros',
  clearFilters: 'Quitar filtros',
  category: 'Categoría',
  everyCategory: 'Todas',
  trending: 'Tendencia',
  sortBy: 'Ordenar por',
  bestMatch: 'Más relevantes',
  sorts: {
    newest: 'Más recientes',
    'price-asc': 'Precio: de menor a mayor',
    'price-desc': 'Precio: de mayor a menor',
    title: 'Título: de la A a la Z',
  },
  price: 'Precio',
  lowestPriceIn: (currency) => `Precio mínimo en ${currency}`,
  highestPriceIn: (currency) => `Precio máximo en ${currency}`,
  from: (symbol) => `Desde ${symbol}`,
  to: (symbol) => `Hasta ${symbol}`,
  apply: 'Aplicar',
  writePricesLike: (one, another) => `Escriba los precios como ${one} o ${another}`,
  lowestIsAbove: 'El precio mínimo es mayor que el máximo',
  empty: { title: 'Nuestras estanterías aún están vacías', text: 'Vuelva a visitarnos pronto.' },
  noMatch: {
    title: 'No hay nada así en nuestras estanterías',
    didYouMean: '¿Quería decir esto?',
    lookFor: (suggestion) => `Buscar «${suggestion}»`,
    tooNarrow: 'Puede que los filtros sean demasiado estrictos.',
    anotherWord: 'Pruebe con otra palabra o con un nombre que recuerde.',
  },
  othersRead: 'Lo que leen otras personas',
  othersReadOutside: 'Fuera de sus filtros: lo que leen otras personas',
  shelvesNav: 'Estanterías',
  shelves: 'Nuestras estanterías',
};
