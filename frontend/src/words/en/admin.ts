import { adminBooks } from './admin-books';
import { adminSettings } from './admin-settings';
import { adminShelves } from './admin-shelves';
import { bookForm } from './book-form';
import { imports } from './imports';

/** What the owner's pages say. */
export const admin = { adminBooks, adminSettings, adminShelves, bookForm, imports };
