import { idSchema } from '../contract/id.ts';
import { sitePages, type PageName } from '../contract/shop/site-pages.ts';

export interface OpenedPage {
  name: PageName;
  /** The canonical path: no slash at its end, the id percent-encoded. */
  path: string;
  /** Decoded; '' for a page without an id. */
  id: string;
  params: URLSearchParams;
}

/** Finds the page of a URL; `notFound` also for an id that cannot be decoded or is not a book's. */
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
    const position = pattern.indexOf(':id');
    if (position === -1) return { name, path, params, id: '' };
    const id = decode(segments[position] ?? '');
    if (id === undefined || (name === 'book' && !idSchema.safeParse(id).success)) break;
    return { name, path: pathOf(name, id), params, id };
  }
  return { name: 'notFound', path, params, id: '' };
}

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
