/** The names of the categories that a shop comes with, by slug. */
export const categories = {
  business: 'Business',
  technology: 'Technology',
  fiction: 'Fiction',
  horror: 'Horror',
  adventure: 'Adventure',
};
