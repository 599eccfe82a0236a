import { adminBooks } from './admin-books';
import { adminShelves } from './admin-shelves';
import { bookForm } from './book-form';
import { imports } from './imports';

/** What the owner's pages say. */
export const admin = { adminBooks, adminShelves, bookForm, imports };
