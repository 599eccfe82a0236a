import { firstRules } from '@storyloom/backend/contract/words/de/first-rules';
import { supply } from '@storyloom/backend/contract/words/de/supply';
import { titles } from '@storyloom/backend/contract/words/de/titles';
import type { words as english } from '@/words/en/first';
import { addToCart } from './first/add-to-cart';
import { book } from './first/book';
import { bookList } from './first/book-list';
import { bookRequest } from './first/book-request';
import { catalogue } from './first/catalogue';
import { home } from './first/home';
import { layout } from './first/layout';
import { search } from './first/search';
import { ui } from './first/ui';
import { used } from './first/used';
import { vatNote } from './first/vat-note';

/** What the first screens of a visitor say: the layout, the home page, the catalogue, a book. */
export const words: typeof english = {
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
  vatNote,
};
