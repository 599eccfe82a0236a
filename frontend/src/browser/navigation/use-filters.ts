import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Reads a parameter of the address; returns '' (for a page: 1) if it is absent or invalid. */
type Read = (param: string) => string | number;
type Schema = Record<string, Read>;
export type FiltersOf<S extends Schema> = { [Name in keyof S]: ReturnType<S[Name]> };

export const text = (param: string): string => param.trim().slice(0, 100);

export const oneOf =
  <Value extends string, Default extends Value | ''>(
    values: readonly Value[],
    defaultValue: Default,
  ) =>
  (param: string): Value | Default =>
    values.find((value) => value === param) ?? defaultValue;

/** A category's slug. */
export const slug = (param: string): string => (/^[a-z0-9-]{1,100}$/.test(param) ? param : '');

/** A day as date fields write it (`2026-11-21`). */
export const day = (param: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(param) && !Number.isNaN(Date.parse(param)) ? param : '';

/** As the server reads it (backend/src/web/rendered-page.ts). */
export const pageNumber = (param: string): number =>
  /^[1-9]\d{0,4}$/.test(param) ? Number(param) : 1;

export function readFilters<S extends Schema>(
  schema: S,
  searchParams: URLSearchParams,
): FiltersOf<S> {
  const filters = Object.entries(schema).map(([name, read]) => [
    name,
    read(searchParams.get(name) ?? ''),
  ]);
  return Object.fromEntries(filters) as FiltersOf<S>;
}

/** The address of a list, without parameters at their default. */
export function urlOf<S extends Schema>(
  path: string,
  schema: S,
  filters: Partial<FiltersOf<S>>,
): string {
  const search = writeFilters(schema, filters).toString();
  return search ? `${path}?${search}` : path;
}

function writeFilters<S extends Schema>(schema: S, filters: Partial<FiltersOf<S>>) {
  const searchParams = new URLSearchParams();
  for (const [name, read] of Object.entries(schema)) {
    const value = filters[name] ?? read('');
    if (value !== read('')) searchParams.set(name, String(value));
  }
  return searchParams;
}

/** Leaves out empty filters, for a query of the API. */
export function omitEmpty<Filters extends object>(filters: Filters) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], ''>;
  };
}

/** Filters in the address: a reload, Back and a shared link show the same list. */
export function useFilters<S extends Schema>(schema: S) {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = readFilters(schema, searchParams);
  /** Every other change resets the page to 1. */
  const setFilters = (change: Partial<FiltersOf<S>>, options?: NavigateOptions) =>
    setSearchParams(writeFilters(schema, { ...filters, page: 1, ...change }), options);
  return { filters, setFilters };
}

/** The page number in the address, and the addresses of the other pages. */
export function usePage() {
  const [searchParams] = useSearchParams();
  const to = (page: number) => {
    const search = new URLSearchParams(searchParams);
    if (page === 1) search.delete('page');
    else search.set('page', String(page));
    return { search: search.toString() };
  };
  return { page: pageNumber(searchParams.get('page') ?? ''), to };
}
