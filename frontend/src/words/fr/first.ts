import { addToCart } from './add-to-cart';
import { book } from './book';
import { bookList } from './book-list';
import { bookRequest } from './book-request';
import { catalogue } from './catalogue';
import { firstRules } from '@storyloom/backend/contract/words/fr/first-rules';
import { home } from './home';
import { layout } from './layout';
import { search } from './search';
import { supply } from '@storyloom/backend/contract/words/fr/supply';
import { titles } from '@storyloom/backend/contract/words/fr/titles';
import type { first as english } from '@/words/en/first';
import { ui } from './ui';
import { used } from './used';

/** What the first screens of a visitor say: the layout, the home page, the catalogue, a book. */
export const first: typeof english = {
  titles,
  supply,
  ui,
  layout,
  home,
  catalogue,
  book,
  bookList,
  bookRequest,
  addToCart,
  search,
  rules: firstRules,
  used,
};
