import { categories } from '@storyloom/backend/contract/words/es/categories';
import type { home as english } from '@/words/en/first/home';

export const home: typeof english = {
  heroTitle: 'Descubra nuevas lecturas esta semana',
  heroButton: 'Suscribirse',
  heroPicture: 'Ir a los libros que recomendamos',
  topSellers: 'Los más vendidos',
  genre: 'Género',
  everyGenre: 'Elegir género',
  categories,
  seeAllOf: (genre) => `Ver todos los libros de ${genre}`,
  noneOfGenre: 'Todavía no hay libros en esta estantería.',
  recommended: '¿No sabe qué leer? Aquí tiene ideas',
  noneRecommended: 'Nuestras estanterías aún se están llenando. Lo que hay ya merece una visita.',
  wholeShelf: 'Ver toda la estantería',
  latestNews: 'Novedades',
};
