import { categories } from '@storyloom/backend/contract/words/en/categories';

export const home = {
  heroTitle: 'Discover New Reads This Week',
  heroButton: 'Subscribe Now',
  heroPicture: 'Go to the books we recommend',
  topSellers: 'Top Sellers',
  genre: 'Genre',
  everyGenre: 'Choose genre',
  categories,
  seeAllOf: (genre: string) => `See all books in ${genre}`,
  noneOfGenre: 'No books on this shelf yet.',
  recommended: "Confused? Here's What You Can Read",
  noneRecommended: 'Our shelves are still filling up. What is there is worth a look already.',
  wholeShelf: 'See the whole shelf',
  latestNews: 'Latest News',
};
