import { request } from 'node:http';
import { connectedPair, type FakeSocket } from './fake-socket.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  /** JSON, or a file as text. */
  body?: object | string | undefined;
  /** Address of the caller. */
  address?: string;
}

export interface HttpResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** As JSON; the text of everything else. */
  body: unknown;
}

/** Sends a request to a server that takes sockets, without a network. */
export function send(
  accept: (socket: FakeSocket) => void,
  { method, path, headers = {}, body, address = '192.0.2.1' }: HttpRequest,
  death?: Promise<void>,
): Promise<HttpResponse> {
  const [client, server] = connectedPair(address);
  void death?.then(() => {
    client.destroy(new Error('the process was killed'));
    server.destroy();
  });
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const type = typeof body === 'object' ? 'application/json' : 'text/csv';
  return new Promise((resolve, reject) => {
    const sent = request({
      method,
      path,
      createConnection: () => client,
      headers: {
        Host: 'shop.example',
        Connection: 'close',
        ...headers,
        ...(text !== undefined && {
          'Content-Type': type,
          'Content-Length': String(Buffer.byteLength(text)),
        }),
      },
    });
    sent.on('error', reject).on('response', (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (received += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: its } = response;
        const isJson = its['content-type']?.includes('json') && received !== '';
        const parsed: unknown = isJson ? JSON.parse(received) : received;
        resolve({ status, headers: its, body: parsed });
      });
    });
    accept(server);
    sent.end(text);
  });
}
