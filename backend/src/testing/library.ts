import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In place of openlibrary.org: it knows one title under every ISBN. */
export async function startLibrary() {
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://library.invalid');
    const key = searchParams.get('bibkeys') ?? '';
    res.end(JSON.stringify({ [key]: { title: 'Pride and Prejudice' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
