import { sitePages, type PageName } from '@storyloom/backend/contract/shop/site-pages';

type PathOf<Pattern extends string> = Pattern extends `${string}:id`
  ? (id: string | number) => string
  : Pattern;

/** Every URL of the shop, from the table of its pages; a function where it names one thing. */
export const paths = Object.fromEntries(
  Object.entries(sitePages).map(([name, { path }]) => [
    name,
    path.endsWith(':id')
      ? (id: string | number) => path.replace(':id', () => encodeURIComponent(id))
      : path,
  ]),
  // Object.fromEntries forgets which name had which pattern.
) as { [Name in PageName]: PathOf<(typeof sitePages)[Name]['path']> };

export function catalogueWith(filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.catalogue}?${query.toString()}` : paths.catalogue;
}

/** State of a link or a changed address: the reader stays where they are on the page. */
export const keepsScroll = { keepsScroll: true } as const;
