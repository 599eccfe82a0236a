import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Sent {
  method: string;
  /** As it goes on the wire, with the query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Of the whole process while it was made. */
  cpuMs: number;
}

const agent = new Agent({ keepAlive: true });

/** By node:http, which tidies nothing. Rejects when the server gives no answer. */
export async function send(
  port: number,
  { method, path, headers, body }: Sent,
): Promise<ApiResponse> {
  const start = process.cpuUsage();
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method: method.toUpperCase(), path, headers, agent },
      (res) => {
        buffer(res).then((bytes) => {
          const { user, system } = process.cpuUsage(start);
          const cpuMs = (user + system) / 1000;
          const text = bytes.toString();
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text, cpuMs });
        }, reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

export function asJson(value: unknown): { headers: Record<string, string>; body: string } {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) ?? '' };
}
