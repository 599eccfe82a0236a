import { Agent, request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { TlsProxy } from './tls-proxy.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** The second half of the body comes so much later. */
  pauseMs?: number;
}
export type Client = (path: string, call?: Call) => Promise<Answer>;

/** A visitor who checks the certificate. Rejects when the connection fails. */
export function openClient({ url, certificate }: TlsProxy): Client & { close: () => void } {
  const agent = new Agent({ keepAlive: true, ca: certificate });
  const client: Client = (path, { method, headers = {}, body, pauseMs = 0 } = {}) =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? '' : JSON.stringify(body);
      const sent = request(`${url}${path}`, {
        agent,
        method: method ?? (json ? 'POST' : 'GET'),
        headers: {
          ...(json && { 'content-type': 'application/json', 'content-length': json.length }),
          ...headers,
        },
      });
      sent.on('error', reject).on('response', (res) => {
        text(res).then(
          (whole) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole }),
          reject,
        );
      });
      const half = json.length / 2;
      if (pauseMs > 0) sent.write(json.slice(0, half));
      void wait(pauseMs).then(() => sent.end(pauseMs > 0 ? json.slice(half) : json));
    });
  return Object.assign(client, { close: () => agent.destroy() });
}
