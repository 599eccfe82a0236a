import { titleKeys } from '../../text/title-key.ts';

let keyOf = titleKeys('en-US');
/** Keys of books in the search index, few of which are sorted by title. */
let known = new WeakMap<object, string>();

/** The key that sorts a title in the shop's locale, see title-sort.ts. */
export function titleKeyOf(title: string): string {
  return keyOf(title);
}

export function titleKeyOfBook(book: { readonly title: string }): string {
  let key = known.get(book);
  if (key === undefined) known.set(book, (key = keyOf(book.title)));
  return key;
}

export function setTitleLocale(locale: string): void {
  keyOf = titleKeys(locale);
  known = new WeakMap();
}
