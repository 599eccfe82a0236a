import { categories } from '@storyloom/backend/contract/words/de/categories';
import type { home as english } from '@/words/en/first/home';

export const home: typeof english = {
  heroTitle: 'Entdecken Sie diese Woche neue Bücher',
  heroButton: 'Jetzt abonnieren',
  heroPicture: 'Zu den Büchern, die wir empfehlen',
  topSellers: 'Bestseller',
  genre: 'Genre',
  everyGenre: 'Genre wählen',
  categories,
  seeAllOf: (genre) => `Alle Bücher aus „${genre}“ ansehen`,
  noneOfGenre: 'In diesem Regal steht noch kein Buch.',
  recommended: 'Unentschlossen? Das können Sie lesen',
  noneRecommended: 'Unsere Regale füllen sich noch. Was schon da ist, lohnt bereits einen Blick.',
  wholeShelf: 'Das ganze Regal ansehen',
  latestNews: 'Neuigkeiten',
};
