import { request as plain, type Agent, type IncomingHttpHeaders } from 'node:http';
import { request as encrypted } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../command/run-script.ts';

export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent by the server: `fetch` would decompress them. */
  bytes: Buffer;
  readonly body: string;
  ms: number;
}

export type Headers = Record<string, string>;

export interface Request {
  method?: string;
  headers?: Headers;
  body?: string | Buffer;
  /** Without an agent, each request opens a connection. */
  agent?: Agent;
  /** Pause before the second half of the body. */
  pauseMs?: number;
}

/** Sends one request; rejects without a complete response. */
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

/** Sends a request; throws unless the status is 2xx. */
export async function sendOk(url: string, options?: Request): Promise<ApiResponse> {
  const response = await send(url, options);
  if (response.status >= 200 && response.status < 300) return response;
  throw new UserError(`${url} answered ${response.status}: ${response.body.slice(0, 200)}`);
}

/** A POST of JSON. */
export function json(body: unknown, headers: Headers = {}): Request {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Returns the milliseconds until the condition holds; infinite after the timeout. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 30_000, everyMs = 50 } = {},
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    if (await condition()) return performance.now() - start;
    await wait(everyMs);
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the milliseconds until `ask` gets this status; infinite after 30 s. */
export const waitForStatus = (status: number, ask: () => Promise<ApiResponse>): Promise<number> =>
  waitUntil(async () => (await ask().catch(() => undefined))?.status === status);
