import { categories } from '@storyloom/backend/contract/words/pl/categories';
import type { home as english } from '@/words/en/first/home';

export const home: typeof english = {
  heroTitle: 'Nowe książki na ten tydzień',
  heroButton: 'Zapisz się teraz',
  heroPicture: 'Przejdź do książek, które polecamy',
  topSellers: 'Bestsellery',
  genre: 'Gatunek',
  everyGenre: 'Wybierz gatunek',
  categories,
  seeAllOf: (genre) => `Wszystkie książki: ${genre}`,
  noneOfGenre: 'Na tej półce nie ma jeszcze książek.',
  recommended: 'Trudno się zdecydować? Oto, co warto przeczytać',
  noneRecommended: 'Nasze półki dopiero się zapełniają. Ale już teraz warto na nie zajrzeć.',
  wholeShelf: 'Zobacz całą półkę',
  latestNews: 'Aktualności',
};
