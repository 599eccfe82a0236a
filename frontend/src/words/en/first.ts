import { addToCart } from './first/add-to-cart';
import { book } from './first/book';
import { bookList } from './first/book-list';
import { bookRequest } from './first/book-request';
import { catalogue } from './first/catalogue';
import { firstRules } from '@storyloom/backend/contract/words/en/first-rules';
import { home } from './first/home';
import { layout } from './first/layout';
import { search } from './first/search';
import { supply } from '@storyloom/backend/contract/words/en/supply';
import { titles } from '@storyloom/backend/contract/words/en/titles';
import { ui } from './first/ui';
import { used } from './first/used';
import { vatNote } from './first/vat-note';

/**
 * The texts of the first screens of a visitor: the layout, the home page, the catalogue, a book.
 */
export const words = {
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
