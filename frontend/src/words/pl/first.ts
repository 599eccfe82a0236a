import { firstRules } from '@storyloom/backend/contract/words/pl/first-rules';
import { supply } from '@storyloom/backend/contract/words/pl/supply';
import { titles } from '@storyloom/backend/contract/words/pl/titles';
import type { first as english } from '@/words/en/first';
import { addToCart } from './add-to-cart';
import { book } from './book';
import { bookList } from './book-list';
import { bookRequest } from './book-request';
import { catalogue } from './catalogue';
import { home } from './home';
import { layout } from './layout';
import { search } from './search';
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
