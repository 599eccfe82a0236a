import { request as plain, type Agent, type IncomingHttpHeaders } from 'node:http';
import { request as encrypted } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Trouble } from '../demo/print.ts';

export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came over the wire: `fetch` would unpack them. */
  bytes: Buffer;
  readonly body: string;
  ms: number;
}

export type Headers = Record<string, string>;

export interface Request {
  method?: string;
  headers?: Headers;
  body?: string | Buffer;
  /** Without one every request has a connection of its own. */
  agent?: Agent;
  /** The second half of the body comes so much later. */
  pauseMs?: number;
}

/** Sends one request; rejects when the whole answer does not come. Times count from here. */
export function send(url: string, options: Request = {}): Promise<ApiResponse> {
  const { method = 'GET', headers = {}, body, agent = false, pauseMs = 0 } = options;
  const request = url.startsWith('https:') ? encrypted : plain;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (res) => {
      buffer(res).then((bytes) => {
        const ms = performance.now() - start;
        const { statusCode: status = 0 } = res;
        resolve({ status, headers: res.headers, bytes, ms, body: bytes.toString() });
      }, reject);
    });
    sent.on('error', reject);
    if (pauseMs === 0 || !body) return void sent.end(body);
    const half = body.length / 2;
    sent.write(body.slice(0, half));
    setTimeout(() => sent.end(body.slice(half)), pauseMs);
  });
}

/** The same for a request that has to be answered with 2xx. */
export async function sendWell(url: string, options?: Request): Promise<ApiResponse> {
  const response = await send(url, options);
  if (response.status >= 200 && response.status < 300) return response;
  throw new Trouble(`${url} answered ${response.status}: ${response.body.slice(0, 200)}`);
}

/** A POST of JSON. */
export function json(body: unknown, headers: Headers = {}): Request {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Milliseconds until it is so; infinite when it is not in time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs = 30_000, everyMs = 50 } = {},
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    if (await isSo()) return performance.now() - start;
    await wait(everyMs);
  }
  return Number.POSITIVE_INFINITY;
}

/** Milliseconds until `ask` answers with this status; infinite after 30 s. */
export const untilStatus = (status: number, ask: () => Promise<ApiResponse>): Promise<number> =>
  until(async () => (await ask().catch(() => undefined))?.status === status);
