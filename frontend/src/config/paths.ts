import { sitePages, type PageName } from '@storyloom/backend/contract/shop/site-pages';

type PathOf<Pattern extends string> = Pattern extends `${string}:id`
  ? (id: string | number) => string
  : Pattern;

/** All URLs of the shop, from the table of its pages; a function if the path has a parameter. */
export const paths = Object.fromEntries(
  Object.entries(sitePages).map(([name, { path }]) => [
    name,
    path.endsWith(':id')
      ? (id: string | number) => path.replace(':id', () => encodeURIComponent(id))
      : path,
  ]),
  // Object.fromEntries loses the type of each pattern.
) as { [Name in PageName]: PathOf<(typeof sitePages)[Name]['path']> };

export function catalogueWith(filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.catalogue}?${query.toString()}` : paths.catalogue;
}

/** The state of a navigation that keeps the scroll position. */
export const keepsScroll = { keepsScroll: true } as const;
