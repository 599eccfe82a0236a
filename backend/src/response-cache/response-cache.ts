import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { cacheLoads, countCached } from '../metrics.ts';
import { sourceFinder, type LoadedResponse, type ResponseSource } from './cached-routes.ts';
import {
  bodyOf,
  encodingFor,
  makeResponse,
  prepareBody,
  type CachedResponse,
} from './cached-response.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import { maskPath } from '../http/request-log.ts';
import type { Route } from '../http/route.ts';
import { hasTwoHosts } from '../protection/check-request.ts';
import { requestTimeoutMs, withinTime, type Admit } from '../protection/request-limits.ts';
import { markStale, sendFast, sendThroughExpress, type RecordedHeaders } from './send-cached.ts';

// Express adds about 110 microseconds to a request of node:http, so a cached public response is found
// by its URL and sent before Express. That is safe, since only responses that are the same for all
// visitors are cached, with headers recorded from Express. Neither way serves ranges of a file.

// Memory: all responses, covers and built files share `maxBytes`; the least recently used are evicted.
// Entries of built files are bounded by the number of files of the build.
const maxUrlsOfResponse = 4;
const maxUrlLength = 500;
/** Average size of a response; sizes the table at the start. */
const meanBytes = 3200;
const overheadBytes = 1000;
/** How many other searches may come between two equal ones for the second to be cached. */
const maxAskedOnce = 5000;
/** A missed invalidation is visible for at most this time. */
const maxAgeMs = 60_000;
/** While the database is unavailable, responses up to this age are sent. */
const maxStaleMs = 3_600_000;
/** How long after a failure no request waits for the database. */
const outageMs = 5_000;

export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #loading = new Map<string, { tag?: string; response: Promise<CachedResponse> }>();
  /** Keys to cache at the next request, so that unrepeated requests take no memory. */
  readonly #askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });
  /** By key of a response that could not be loaded again: the error, and when to retry. */
  readonly #outages = new Map<string, { error: Error; until: number }>();
  readonly #byUrl = new Map<string, CachedResponse>();
  readonly #byTag = new Map<string, Set<CachedResponse>>();
  /** By kind. */
  readonly #recorded = new Map<string, RecordedHeaders>();
  #findSource: ReturnType<typeof sourceFinder> = () => undefined;
  readonly #log: Log;

  /** With 0 bytes nothing is cached; simultaneous requests still share one load. */
  constructor({ log, maxBytes }: { log: Log; maxBytes: number }) {
    this.#log = log;
    this.#responses = new LRUCache({
      max: Math.ceil(maxBytes / meanBytes) + 1,
      maxSize: Math.max(1, maxBytes), // 0 would be without a bound
      maxEntrySize: Math.max(1, Math.ceil(maxBytes / 4)),
      // Reserves half the size again for compressed bodies, which are made on demand.
      sizeCalculation: ({ length, isText }) =>
        overheadBytes + Math.ceil((isText ? 1.5 : 1) * length),
      dispose: (response) => this.#unlink(response),
    });
  }

  get size(): { responses: number; bytes: number } {
    return { responses: this.#responses.size, bytes: this.#responses.calculatedSize };
  }

  /** The routes of the responses that `read` finds. */
  addRoutes(routes: Route[]): void {
    this.#findSource = sourceFinder(routes);
  }

  /** Sends cached responses; passes other requests to `app` if `admit` allows. */
  inFrontOf(app: RequestListener, admit: Admit = () => true): RequestListener {
    return (req, res) => {
      const known = req.method === 'GET' && this.#byUrl.get(req.url ?? '');
      if (known && !hasTwoHosts(req) && this.#sendReady(req, res, known)) return;
      if (admit(req, res)) app(req, res);
    };
  }

  /** Returns whether the cached response was sent. */
  #sendReady(req: IncomingMessage, res: ServerResponse, response: CachedResponse): boolean {
    const { key, kind, isOtherForAdmin } = response.source;
    const { headers } = req;
    if (isOtherForAdmin && headers.authorization !== undefined) return false;
    if (response.freshUntil <= performance.now()) return false;
    this.#responses.get(key); // used now, so it stays longest
    const recorded = this.#recorded.get(kind) as RecordedHeaders;
    const encoding = encodingFor(req, response);
    const id = randomUUID();
    const status = sendFast(req, res, { response, encoding, recorded, id });
    if (status === undefined) return false;
    countCached(kind, status);
    if (this.#log.isLevelEnabled('debug')) {
      const path = maskPath(req.url ?? '');
      this.#log.debug(
        { req: { id, method: req.method, path }, res: { status }, responseTime: 0 },
        'request completed',
      );
    }
    return true;
  }

  /** Responds through Express. Records the headers which the middleware has set. */
  async send(
    req: IncomingMessage & { originalUrl?: string },
    res: ServerResponse,
    source: ResponseSource,
  ): Promise<void> {
    const response = await this.#find(source).catch((error: unknown) => {
      const old = this.#standIn(source, error);
      markStale(res, old);
      return old;
    });
    const encoding = encodingFor(req, response);
    await prepareBody(response, encoding);
    this.#recorded.set(source.kind, sendThroughExpress(req, res, response, encoding));
    // Express shortens `url` inside mounted routers and keeps the whole one in `originalUrl`.
    this.#addUrl(response, req.originalUrl ?? req.url ?? '');
  }

  /** The response of a cached route to this URL, for a page that is rendered from it. */
  async read(url: string): Promise<LoadedResponse & { body: string }> {
    const source = this.#findSource(url);
    if (!source) throw new Error(`${url} is no cached route`);
    const response = await this.#find(source);
    return { body: bodyOf(response, 'identity').toString(), headers: response.headers };
  }

  /** Marks the responses of these tags as stale, and discards the results of running loads. */
  invalidate(tags: Iterable<string> | 'all'): void {
    const removedTags = new Set(tags === 'all' ? this.#byTag.keys() : tags);
    for (const tag of removedTags) {
      for (const response of this.#byTag.get(tag) ?? []) response.freshUntil = 0;
      this.#byTag.delete(tag);
    }
    this.#outages.clear(); // there was a write, so the database is available
    for (const [key, { tag }] of this.#loading) {
      if (tag !== undefined && (tags === 'all' || removedTags.has(tag))) this.#loading.delete(key);
    }
  }

  /** The cached response, or one load for all simultaneous requests. */
  #find(source: ResponseSource): Promise<CachedResponse> {
    const { key, tag, load } = source;
    const cached = this.#responses.get(key);
    const now = performance.now();
    if (cached && cached.freshUntil > now) return Promise.resolve(cached);
    const outage = cached && this.#outages.get(key);
    if (outage && outage.until > now) return Promise.reject(outage.error);
    const running = this.#loading.get(key);
    if (running) return running.response;
    cacheLoads.inc({ route: source.kind });
    const loaded = withinTime(load, requestTimeoutMs);
    const loading = { tag, response: loaded.then((found) => makeResponse(source, found)) };
    this.#loading.set(key, loading);
    // A write meanwhile has discarded this load, which may be out of date.
    const isLatest = () => this.#loading.get(key) === loading && this.#loading.delete(key);
    loading.response.then(
      (response) => isLatest() && this.#keep(response),
      (error: Error) => isLatest() && this.#recordFailure(key, error),
    );
    return loading.response;
  }

  /** Keeps the old response for `#standIn` during an outage; otherwise deletes it. */
  #recordFailure(key: string, error: Error): void {
    if (!isOutage(error)) return void this.#responses.delete(key);
    if (!this.#responses.has(key)) return;
    this.#outages.set(key, { error, until: performance.now() + outageMs });
    this.#log.warn({ err: error, key }, 'a response goes out as it was before');
  }

  /** The old response during an outage; rethrows the error of the load without one. */
  #standIn({ key }: ResponseSource, error: unknown): CachedResponse {
    const cached = this.#responses.get(key);
    if (!cached || !isOutage(error) || performance.now() - cached.madeAt > maxStaleMs) throw error;
    return cached;
  }

  #keep(response: CachedResponse): void {
    const { key, tag, isKeptWhenRepeated } = response.source;
    if (isKeptWhenRepeated && !this.#askedOnce.has(key)) return void this.#askedOnce.set(key, true);
    // A private response is a WebP cover that is sent until its AVIF exists.
    if (response.headers['Cache-Control'].includes('private')) return;
    response.freshUntil = tag === undefined ? Infinity : response.madeAt + maxAgeMs;
    this.#responses.set(key, response);
    if (tag === undefined || !this.#responses.has(key)) return; // too large
    this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(response));
  }

  #unlink(response: CachedResponse): void {
    for (const url of response.urls) this.#byUrl.delete(url);
    this.#outages.delete(response.source.key);
    const { tag = '' } = response.source;
    const tagged = this.#byTag.get(tag);
    tagged?.delete(response);
    if (tagged?.size === 0) this.#byTag.delete(tag);
  }

  // Many URLs may mean one response (order of parameters, unknown ones). The shortest few find it at once,
  // so that meaningless parameters do not crowd out the plain URL; others go through Express.
  #addUrl(response: CachedResponse, url: string): void {
    const { urls, source } = response;
    if (url.length > maxUrlLength || this.#byUrl.has(url)) return;
    if (this.#responses.peek(source.key) !== response) return;
    this.#byUrl.set(url, response);
    urls.push(url);
    urls.sort((a, b) => a.length - b.length);
    if (urls.length > maxUrlsOfResponse) this.#byUrl.delete(urls.pop() as string);
  }
}

/** Whether a later try may work. */
function isOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof ApiError && error.status === 503);
}
