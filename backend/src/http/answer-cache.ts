import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { chooseEncoding, encode, type Encoding } from './content-encoding.ts';
import { etagOf } from './etag.ts';
import { maskPath } from './request-log.ts';
import { writeReady, writeThrough, type Frame, type ReadyAnswer } from './write-answer.ts';

// An Express request costs about 110 microseconds more than one of node:http, so public answers
// that are ready leave before Express sees them. What makes that safe: only answers that are the
// same for everybody come here, and their headers are recorded from the way through Express.

/** A public answer: what it is called, what it depends on and how to make it. */
export interface AnswerSource {
  /** Same key, same answer. */
  key: string;
  /** Answers of one kind get the same headers from the middleware of the app. */
  kind: 'json' | 'page';
  /** A write that drops one of these names makes the answer out of date. */
  dependsOn: string[];
  /** May throw; what it throws is not kept. */
  load: () => Promise<LoadedAnswer>;
}
export interface LoadedAnswer {
  body: string;
  /** `Content-Type` and `Cache-Control` always, and whatever else is its own. */
  headers: { 'Content-Type': string; 'Cache-Control': string } & Record<string, string>;
}

/** JSON that everybody may keep, but must ask again before using it. */
export function jsonAnswer(body: string, headers: Record<string, string> = {}): LoadedAnswer {
  return {
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headers,
    },
  };
}

/** Finds the source of a public answer by its address; undefined leaves the request to Express. */
export type FindSource = (path: string, query: string) => AnswerSource | undefined;

interface Entry {
  source: AnswerSource;
  /** Grows with every write, so that a load that began before it is not kept. */
  version: number;
  answer: ReadyAnswer | undefined;
  loading: Promise<ReadyAnswer> | undefined;
  urls: string[];
  bytes: number;
  /** Asked for again since the last write or turn. */
  isUsed: boolean;
}

const maxUrlsOfEntry = 4;
const maxEntries = 20_000;
const entryOverheadBytes = 1000;

export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #byUrl = new Map<string, Entry>();
  readonly #byName = new Map<string, Set<Entry>>();
  readonly #frames = new Map<string, Frame>();
  readonly #corsOrigins: Set<string>;
  readonly #log: Log;
  readonly #maxBytes: number;
  readonly #findSource: FindSource;
  #bytes = 0;

  /** `maxBytes` 0 keeps nothing: every answer is made anew. */
  constructor(options: {
    log: Log;
    corsOrigins: string[];
    findSource?: FindSource;
    maxBytes?: number;
  }) {
    this.#log = options.log;
    this.#corsOrigins = new Set(options.corsOrigins);
    this.#findSource = options.findSource ?? (() => undefined);
    this.#maxBytes = options.maxBytes ?? 48 * 1024 * 1024;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** Answers what is known before Express; everything else goes to `app`. */
  inFrontOf(app: RequestListener): RequestListener {
    return (req, res) => {
      const entry = req.method === 'GET' ? this.#entryOf(req.url ?? '') : undefined;
      if (!entry || !this.#frames.has(entry.source.kind)) return app(req, res);
      const start = performance.now();
      const ready = entry.answer && packedFor(req, entry.answer);
      if (entry.answer && ready) {
        entry.isUsed = true;
        this.#writeFast(req, res, entry, entry.answer, ready, start);
        return;
      }
      this.#ready(entry, req).then(
        ([answer, encoding]) => this.#writeFast(req, res, entry, answer, encoding, start),
        () => app(req, res), // makes the error's answer
      );
    };
  }

  /** Answers through Express. Records the headers which the middleware has set. */
  async send(req: IncomingMessage, res: ServerResponse, source: AnswerSource): Promise<void> {
    const entry = this.#entries.get(source.key) ?? this.#add(source);
    this.#addUrl(entry, originalUrl(req));
    const [answer, encoding] = await this.#ready(entry, req);
    this.#frames.set(source.kind, writeThrough(req, res, answer, encoding));
  }

  /** A public answer by its address, made anew; for an answer that is made from it. */
  async read(url: string): Promise<LoadedAnswer> {
    const source = this.#sourceOf(url);
    if (!source) throw new Error(`${url} is no public answer`);
    return source.load();
  }

  /** Drops every answer that depends on one of the names. */
  drop(names: Iterable<string>): void {
    for (const name of names) {
      for (const entry of this.#byName.get(name) ?? []) this.#expire(entry);
    }
  }

  dropAll(): void {
    for (const entry of [...this.#entries.values()]) this.#expire(entry);
  }

  #expire(entry: Entry): void {
    entry.version += 1;
    entry.loading = undefined;
    // What nobody asked for since the last write is not worth its place.
    if (!entry.isUsed) return this.#remove(entry);
    entry.isUsed = false;
    this.#forgetAnswer(entry);
  }

  #entryOf(url: string): Entry | undefined {
    const entry = this.#byUrl.get(url);
    if (entry) return entry;
    const source = this.#sourceOf(url);
    if (!source || !this.#frames.has(source.kind)) return undefined;
    const found = this.#entries.get(source.key) ?? this.#add(source);
    this.#addUrl(found, url);
    return found;
  }

  #sourceOf(url: string): AnswerSource | undefined {
    const mark = url.indexOf('?');
    if (mark === -1) return this.#findSource(url, '');
    return this.#findSource(url.slice(0, mark), url.slice(mark + 1));
  }

  #add(source: AnswerSource): Entry {
    const entry: Entry = {
      source,
      version: 0,
      answer: undefined,
      loading: undefined,
      urls: [],
      bytes: entryOverheadBytes,
      isUsed: false,
    };
    this.#entries.set(source.key, entry);
    this.#bytes += entry.bytes;
    for (const name of source.dependsOn) {
      const dependants = this.#byName.get(name);
      if (dependants) dependants.add(entry);
      else this.#byName.set(name, new Set([entry]));
    }
    return entry;
  }

  // One answer may be asked for under many addresses (order of parameters, unknown ones): a few
  // of them find it at once, the rest are read anew each time.
  #addUrl(entry: Entry, url: string): void {
    if (entry.urls.length >= maxUrlsOfEntry || url.length > 500 || this.#byUrl.has(url)) return;
    if (this.#entries.get(entry.source.key) !== entry) return;
    entry.urls.push(url);
    this.#byUrl.set(url, entry);
  }

  async #ready(entry: Entry, req: IncomingMessage): Promise<[ReadyAnswer, Encoding]> {
    if (entry.answer || entry.loading) entry.isUsed = true;
    const answer = entry.answer ?? (await (entry.loading ??= this.#load(entry)));
    const encoding = chooseEncoding(req.headers['accept-encoding'], answer.plain.length);
    if (!answer.packed[encoding]) {
      const packed = ownMemory(await encode(answer.plain, encoding));
      if (entry.answer === answer && !answer.packed[encoding]) this.#grow(entry, packed.length);
      answer.packed[encoding] = packed;
    }
    return [answer, encoding];
  }

  async #load(entry: Entry): Promise<ReadyAnswer> {
    const { version } = entry;
    try {
      const { body, headers } = await entry.source.load();
      const plain = ownMemory(Buffer.from(body));
      const answer: ReadyAnswer = {
        etag: etagOf(plain),
        headers: Object.entries(headers).flat(),
        plain,
        packed: { identity: plain },
        heads: {},
        strings: {},
      };
      if (entry.version === version) this.#keep(entry, answer);
      return answer;
    } catch (error) {
      if (entry.version === version) this.#remove(entry);
      throw error;
    } finally {
      if (entry.version === version) entry.loading = undefined;
    }
  }

  #keep(entry: Entry, answer: ReadyAnswer): void {
    if (this.#entries.get(entry.source.key) !== entry) return;
    if (this.#maxBytes === 0 || answer.plain.length > this.#maxBytes / 4) {
      return this.#remove(entry);
    }
    entry.answer = answer;
    this.#grow(entry, answer.plain.length);
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    this.#bytes += bytes;
    // Oldest first; an answer used since its last turn gets another one.
    let turns = this.#entries.size * 2;
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes && this.#entries.size <= maxEntries) return;
      if (turns-- <= 0) return;
      if (oldest.isUsed) {
        oldest.isUsed = false;
        this.#entries.delete(oldest.source.key);
        this.#entries.set(oldest.source.key, oldest);
      } else {
        this.#remove(oldest);
      }
    }
  }

  #forgetAnswer(entry: Entry): void {
    entry.answer = undefined;
    this.#bytes -= entry.bytes - entryOverheadBytes;
    entry.bytes = entryOverheadBytes;
  }

  #remove(entry: Entry): void {
    if (this.#entries.get(entry.source.key) !== entry) return;
    this.#forgetAnswer(entry);
    this.#bytes -= entryOverheadBytes;
    this.#entries.delete(entry.source.key);
    for (const url of entry.urls) this.#byUrl.delete(url);
    for (const name of entry.source.dependsOn) {
      const dependants = this.#byName.get(name);
      dependants?.delete(entry);
      if (dependants?.size === 0) this.#byName.delete(name);
    }
  }

  #writeFast(
    req: IncomingMessage,
    res: ServerResponse,
    { source: { kind } }: Entry,
    answer: ReadyAnswer,
    encoding: Encoding,
    start: number,
  ): void {
    const frame = this.#frames.get(kind) as Frame;
    const { origin } = req.headers;
    const isAllowed = origin !== undefined && kind === 'json' && this.#corsOrigins.has(origin);
    const id = randomUUID();
    const status = writeReady(req, res, {
      answer,
      encoding,
      frame,
      id,
      allowed: isAllowed ? origin : undefined,
    });
    if (this.#log.isLevelEnabled('debug')) {
      this.#log.debug(
        {
          req: { id, method: req.method, path: maskPath(req.url ?? '') },
          res: { status },
          responseTime: Math.round(performance.now() - start),
        },
        'request completed',
      );
    }
  }
}

/** Small buffers are pieces of larger ones, of 8 or 16 kB, which would be kept with them. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function packedFor(req: IncomingMessage, answer: ReadyAnswer): Encoding | undefined {
  const encoding = chooseEncoding(req.headers['accept-encoding'], answer.plain.length);
  return answer.packed[encoding] && encoding;
}

// Express shortens `url` inside mounted routers and keeps the whole one beside it.
function originalUrl(req: IncomingMessage & { originalUrl?: string }): string {
  return req.originalUrl ?? req.url ?? '';
}
