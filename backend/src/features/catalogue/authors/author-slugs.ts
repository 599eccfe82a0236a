import { authorsOf } from '../../../contract/book/author-names.ts';
import { slugOf } from '../../../contract/text/fold.ts';

/** The slug of each author that a book names; none for a name without letters. */
export function authorSlugsOf(author: string | null | undefined): string[] {
  return authorsOf(author ?? '')
    .map(slugOf)
    .filter((slug) => slug !== '');
}
