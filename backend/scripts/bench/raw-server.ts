import { createServer } from 'node:http';
import { sendOk, type ApiResponse } from '../harness/send.ts';

// The upper limit: node:http with ready responses. At the first request of a path it copies the shop's
// response, byte for byte.
const { SHOP_URL = '', PORT } = process.env;
const responses = new Map<string, ApiResponse>();
const headersOfNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function copyResponse(path: string, encodings?: string): Promise<ApiResponse> {
  const response = await sendOk(SHOP_URL + path, {
    headers: encodings ? { 'accept-encoding': encodings } : {},
  });
  const own = Object.entries(response.headers).filter(([name]) => !headersOfNode.has(name));
  const copy = {
    ...response,
    headers: { ...Object.fromEntries(own), 'content-length': String(response.bytes.length) },
  };
  responses.set(path, copy);
  return copy;
}

const server = createServer((req, res) => {
  const { url = '' } = req;
  const write = ({ headers, bytes }: ApiResponse) => void res.writeHead(200, headers).end(bytes);
  const copy = responses.get(url);
  if (copy) write(copy);
  else void copyResponse(url, req.headers['accept-encoding']?.toString()).then(write);
});
process.once('disconnect', () => process.exit(0));
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
