import { createServer } from 'node:http';

// The measure of all things: node:http with an answer that lies ready. The parent sends the answers.
interface RawAnswer {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

process.on('message', (message: RawAnswer) => {
  const body = Buffer.from(message.body, 'base64');
  answers.set(message.path, {
    headers: { ...message.headers, 'content-length': String(body.length) },
    body,
  });
  process.send?.({ type: 'stored' });
});
process.once('disconnect', () => process.exit(0));

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (!answer) return void res.writeHead(404).end();
  res.writeHead(200, answer.headers);
  res.end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
});
