import { categories } from '@storyloom/backend/contract/words/he/categories';
import type { home as english } from '@/words/en/first/home';

export const home: typeof english = {
  heroTitle: 'ספרים חדשים לגלות השבוע',
  heroButton: 'להרשמה',
  heroPicture: 'לספרים שאנחנו ממליצים עליהם',
  topSellers: 'רבי־מכר',
  genre: 'ז׳אנר',
  everyGenre: 'בחירת ז׳אנר',
  categories,
  seeAllOf: (genre: string) => `לכל הספרים בקטגוריה ${genre}`,
  noneOfGenre: 'עדיין אין ספרים על המדף הזה.',
  recommended: 'מתלבטים? הנה מה שאפשר לקרוא',
  noneRecommended: 'המדפים שלנו עדיין מתמלאים. כבר עכשיו שווה להציץ במה שיש.',
  wholeShelf: 'לכל המדף',
  latestNews: 'חדשות אחרונות',
};
