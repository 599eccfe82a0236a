import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Without one every request has a connection of its own. */
  agent?: Agent;
}

/** Sends one request; rejects when the whole answer does not come. Times count from here. */
export function send(url: string, options: Request = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent } = options;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: agent ?? false }, (res) => {
      text(res).then((whole) => {
        const ms = performance.now() - start;
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, ms });
      }, reject);
    });
    sent.on('error', reject).end(body);
  });
}

/** A POST of JSON. */
export function json(body: unknown, headers: Record<string, string> = {}): Request {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Milliseconds until `ask` answers with this status; infinite after 30 s. */
export async function untilStatus(status: number, ask: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 30_000) {
    const answer = await ask().catch(() => undefined);
    if (answer?.status === status) return performance.now() - start;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}
