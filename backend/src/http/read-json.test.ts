import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it('hangs up on who never sends the rest of a body, and on nobody else', async () => {
  const server = express()
    .use(readJson(1000))
    .use((req, res) => void setTimeout(() => res.json(req.body), 100))
    .listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const half = connect(port).resume();
    half.on('error', () => {}); // a reset is an end, too
    half.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await once(half, 'close');
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"a": 1}' };
    const answer = await fetch(`http://127.0.0.1:${port}`, init);
    expect(await answer.json()).toEqual({ a: 1 });
  } finally {
    server.close();
  }
});
