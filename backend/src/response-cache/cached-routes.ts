import { match } from 'path-to-regexp';
import type { Encoding } from './content-encoding.ts';
import { parseParameters, parseQuery, readQueryString } from '../http/parse-request.ts';
import type { Bytes, Route } from '../http/route.ts';

/** Tag of responses that any change of a book, a shelf or the settings invalidates; the default. */
export const catalogueTag = 'catalogue';

/** Makes a response that is the same for all visitors. */
export interface ResponseSource {
  /** Same key, same response. */
  key: string;
  /**
   * The path of a route, or `web` for pages and their files. Responses of one kind get the same headers
   * from the middleware.
   */
  kind: string;
  /** Invalidating the tag makes the response stale; without a tag it never is. */
  tag: string | undefined;
  /** Cached from the second request on. */
  isKeptWhenRepeated?: true;
  /** Requests with a token get another response from the app. */
  isOtherForAdmin?: boolean;
  /** Errors are not cached. */
  load: () => Promise<LoadedResponse>;
}
export interface LoadedResponse {
  body: string | Buffer;
  /** Compresses the body; the quick compression when absent. */
  compress?: (encoding: Encoding) => Promise<Buffer>;
  /** `Content-Type` and `Cache-Control` always, and whatever else is its own. */
  headers: { 'Content-Type': string; 'Cache-Control': string } & Record<string, string>;
}

/** The source of what a route responds to these parameters; undefined when it is not cached. */
export function sourceOf(
  { path, cache, responseType, adminHandler }: Route,
  call: { params: unknown; query: unknown },
): ResponseSource | undefined {
  if (!cache) return undefined;
  return {
    key: JSON.stringify([path, cache.key ? cache.key(call) : call]),
    kind: path,
    tag: cache.tag ? cache.tag(call) : catalogueTag,
    isKeptWhenRepeated: cache.isKeptWhenRepeated,
    isOtherForAdmin: adminHandler !== undefined,
    async load() {
      // Clients may store it but must revalidate it.
      const headers: LoadedResponse['headers'] = {
        'Content-Type': responseType ?? 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      };
      const setHeader = (name: string, value: string) => void (headers[name] = value);
      const result: unknown = await cache.load({ ...call, setHeader });
      if (Array.isArray(result)) headers['X-Total-Count'] ??= String(result.length);
      return { body: responseType ? (result as Bytes) : JSON.stringify(result), headers };
    },
  };
}

/**
 * Returns a function that finds sources by URL as Express finds routes: the first matching path;
 * undefined for other routes. Throws as the route does for what cannot be decoded or a schema refuses.
 */
export function sourceFinder(routes: Route[]): (url: string) => ResponseSource | undefined {
  const matchers = routes
    .filter(({ method }) => method === 'get')
    .map((route) => ({
      route,
      matchPath: match<Record<string, string>>(route.path.replace(/\/$/, '')),
    }));

  return (url) => {
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    for (const { route, matchPath } of matchers) {
      const found = matchPath(path);
      if (!found) continue;
      const query = mark === -1 ? '' : url.slice(mark + 1);
      return sourceOf(route, {
        params: route.params && parseParameters(found.params, route.params),
        query: route.query && parseQuery(readQueryString(query), route.query),
      });
    }
    return undefined;
  };
}
