import { idSchema } from '../contract/page.ts';
import { sitePages, type PageName } from '../contract/shop/site-pages.ts';

export interface OpenedPage {
  name: PageName;
  /** The page's one path: without a slash at its end, its id escaped in the usual way. */
  path: string;
  /** Decoded; '' where the page has none. */
  id: string;
  params: URLSearchParams;
}

/**
 * Finds the page at an address in the table; `notFound` is one too, also of what cannot be decoded or
 * is no id of a book, which needs no database to tell.
 */
export function openPage(url: string): OpenedPage {
  const mark = url.indexOf('?');
  const whole = mark === -1 ? url : url.slice(0, mark);
  const path = whole.length > 1 && whole.endsWith('/') ? whole.slice(0, -1) : whole;
  const params = new URLSearchParams(mark === -1 ? '' : url.slice(mark));
  const segments = path.split('/');
  for (const name of Object.keys(sitePages) as PageName[]) {
    const pattern = sitePages[name].path.split('/');
    const isMatch =
      pattern.length === segments.length &&
      pattern.every((part, i) => (part === ':id' ? segments[i] !== '' : part === segments[i]));
    if (!isMatch) continue;
    const place = pattern.indexOf(':id');
    if (place === -1) return { name, path, params, id: '' };
    const id = decode(segments[place] ?? '');
    if (id === undefined || (name === 'book' && !idSchema.safeParse(id).success)) break;
    return { name, path: pathOf(name, id), params, id };
  }
  return { name: 'notFound', path, params, id: '' };
}

/** The path of one page of this kind. */
export function pathOf(name: PageName, id: string): string {
  return sitePages[name].path.replace(':id', () => encodeURIComponent(id));
}

function decode(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
