import { titleKeys } from '../text/title-key.ts';

let keyOf = titleKeys('en-US');
/** Keys of books in the search index, few of which are sorted by title. */
let known = new WeakMap<object, string>();

/** The key that sorts a title as the shop's locale does, see title-order.ts. */
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
