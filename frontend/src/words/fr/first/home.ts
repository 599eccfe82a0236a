import { categories } from '@storyloom/backend/contract/words/fr/categories';
import type { home as english } from '@/words/en/first/home';

export const home: typeof english = {
  heroTitle: 'Découvrez les nouvelles lectures de la semaine',
  heroButton: 'S’abonner',
  heroPicture: 'Aller aux livres que nous recommandons',
  topSellers: 'Meilleures ventes',
  genre: 'Genre',
  everyGenre: 'Choisir un genre',
  categories,
  seeAllOf: (genre: string) => `Voir tout le rayon ${genre}`,
  noneOfGenre: 'Pas encore de livres dans ce rayon.',
  recommended: 'Vous hésitez ? Voici de quoi lire',
  noneRecommended: 'Nos rayons se remplissent encore. Ce qui s’y trouve mérite déjà un coup d’œil.',
  wholeShelf: 'Voir toute la sélection',
  latestNews: 'Actualités',
};
