export const home = {
  heroTitle: 'Discover New Reads This Week',
  heroButton: 'Subscribe Now',
  heroPicture: 'Go to the books we recommend',
  topSellers: 'Top Sellers',
  genre: 'Genre',
  everyGenre: 'Choose genre',
  /** The categories that the shop comes with, by slug. */
  categories: {
    business: 'Business',
    technology: 'Technology',
    fiction: 'Fiction',
    horror: 'Horror',
    adventure: 'Adventure',
  },
  seeAllOf: (genre: string) => `See all ${genre.toLowerCase()} books`,
  noneOfGenre: 'No books on this shelf yet.',
  recommended: "Confused? Here's What You Can Read",
  noneRecommended: 'Our shelves are still filling up. What is there is worth a look already.',
  wholeShelf: 'See the whole shelf',
  latestNews: 'Latest News',
};
