import { sitePages, type PageName } from '../contract/shop/site-pages.ts';

export interface OpenedPage {
  name: PageName;
  /** As in the request, without a slash at its end. */
  path: string;
  /** '' where the page has none. */
  id: string;
  params: URLSearchParams;
}

/** Finds the page at an address in the table; `notFound` is one too. */
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
    if (isMatch) return { name, path, params, id: segments[pattern.indexOf(':id')] ?? '' };
  }
  return { name: 'notFound', path, params, id: '' };
}
