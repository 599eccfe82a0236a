import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useShop, type Shop } from './shop.ts';
import { faultsOfShop } from './try-all.ts';

const shop = useShop();

/** Everything that comes back until the server or the client has closed. */
async function talk({ port }: Shop, chunks: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      for (const chunk of chunks) socket.write(chunk);
      socket.end(); // an unfinished request is one that will never be finished
    });
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
    socket.on('error', () => {}); // the server may close while we still write
    socket.on('close', () => resolve(heard));
  });
}

const statusesOf = (heard: string) =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
const ask = (head: string, body = '') =>
  `${head}\r\nHost: shop.test\r\nConnection: close\r\n\r\n${body}`;
const chunkedPost = (extra: string, body: string) =>
  ask(`POST /api/visits HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${extra}`.trim(), body);
const long = (length: number) => 'x'.repeat(length);

const unfinished = [
  '',
  'G',
  'GET',
  'GET /api/books/',
  'GET /api/books/ HTTP/1.1',
  '\r\n\r\n',
  '\0\0\0\0',
  'GET /api/books/ HTTP/1.1\r\nHost: a\r\n',
  'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  'POST /api/visits HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nabc',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', // a TLS client that has the wrong port
];
const heads = [
  'GET /api/books/ HTTP/9.9',
  'GET /api/books/ HTTP/0.9',
  'FOO /api/books/ HTTP/1.1',
  'GET  /api/books/ HTTP/1.1',
  'GET /api/books/ x HTTP/1.1',
  'get /api/books/ HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET http://evil.example/api/books/ HTTP/1.1',
  'GET //evil.example/ HTTP/1.1',
  'GET api/books HTTP/1.1',
  'GET ?a HTTP/1.1',
  'GET #a HTTP/1.1',
  'GET * HTTP/1.1',
  `GET /api/books/?q=${long(9000)} HTTP/1.1`,
  `GET /api/search?q=${long(8200)} HTTP/1.1`,
  `GET /${long(9000)} HTTP/1.1`,
  `GET /api/books/ HTTP/1.1\r\nX-Long: ${long(20_000)}`,
  `GET /api/books/ HTTP/1.1${'\r\na: b'.repeat(3000)}`,
  ...[
    'X\0: a',
    'X: a\0b',
    'X : a',
    ' X: a',
    'X',
    ': a',
    'X: a\rb',
    'X: \x1b[31m',
    'X\xe9: \xff',
  ].map((header) => `GET /api/books/ HTTP/1.1\r\n${header}`),
  ...['Host: b', 'Cookie: a\r\nCookie: b', 'Authorization: a\r\nAuthorization: b'].map(
    (header) => `GET /api/admin HTTP/1.1\r\n${header}`,
  ),
  ...['Upgrade: websocket\r\nConnection: Upgrade', 'Expect: x', 'Expect: 100-continue'].map(
    (header) => `GET /api/books/ HTTP/1.1\r\n${header}`,
  ),
];
const traversals = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//etc/passwd',
  '/..\\..\\etc\\passwd',
  '/..%5c..%5cetc',
  '/%00',
  '/a%00.webp',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%252e%252e%252fetc/passwd',
  '/.env',
  '/.git/config',
  '//etc/passwd',
  '/..;/admin',
  '/%ff',
].flatMap((path) => ['', '/api', '/api/covers', '/api/docs', '/assets'].map((base) => base + path));
const smuggled = 'GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n';
const ambiguous = [
  chunkedPost(`Content-Length: ${smuggled.length + 5}`, `0\r\n\r\n${smuggled}`),
  chunkedPost('Transfer-Encoding: identity', `0\r\n\r\n${smuggled}`),
  chunkedPost('Transfer-Encoding: x', `0\r\n\r\n${smuggled}`),
  chunkedPost('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`),
  chunkedPost('', `0x5\r\nabcde\r\n0\r\n\r\n${smuggled}`),
  chunkedPost('', `-1\r\n${smuggled}`),
  chunkedPost('', `fffffffffffffffff\r\n${smuggled}`),
  chunkedPost('', `5\nabcde\n0\n\n${smuggled}`),
  ask(`POST /api/visits HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6`, `abcde${smuggled}`),
  ask(`POST /api/visits HTTP/1.1\r\nContent-Length: +5`, `abcde${smuggled}`),
  ask(`POST /api/visits HTTP/1.1\r\nContent-Length: -5`, smuggled),
  ask(`POST /api/visits HTTP/1.1\r\nContent-Length: 5, 5`, `abcde${smuggled}`),
  ask(`POST /api/visits HTTP/1.1\r\nContent-Length: 99999999999999999999`, smuggled),
];

describe('what comes over a bare connection', () => {
  it.for<[string, string[][]]>([
    ['unfinished requests', unfinished.map((text) => [text])],
    ['requests that are none', heads.map((head) => [ask(head)])],
    ['paths that lead out', traversals.map((path) => [ask(`GET ${path} HTTP/1.1`)])],
    ['a request in pieces', [[...ask('GET /api/books/ HTTP/1.1')]]],
    [
      'many at once',
      [
        Array.from({ length: 50 }, () =>
          ask('GET /api/books/ HTTP/1.1').replace('close', 'keep-alive'),
        ),
      ],
    ],
  ])('never hurts: %s', async ([, inputs], { task }) => {
    const violations: string[] = [];
    for (const input of inputs) {
      const heard = await talk(
        shop(),
        input.map((text) => Buffer.from(text, 'latin1')),
      );
      const isFine = statusesOf(heard).every((status) => status < 500);
      const isLeak = /root:x:|\[core\]|\[remote/.test(heard);
      if (!isFine || isLeak)
        violations.push(`${input.join('').slice(0, 200)}: ${heard.slice(0, 300)}`);
    }
    violations.push(...(await faultsOfShop(shop())));
    Object.assign(task.meta, { inputs: inputs.length, violations: violations.length });
    expect(violations).toEqual([]);
  });

  it('is one request where two could be read', async ({ task }) => {
    const violations: string[] = [];
    for (const input of ambiguous) {
      const heard = await talk(shop(), [input]);
      const statuses = statusesOf(heard);
      const isRefused = statuses.length <= 1 && statuses.every((status) => status === 400);
      if (!isRefused || heard.includes('live')) violations.push(`${input}: ${heard}`);
    }
    violations.push(...(await faultsOfShop(shop())));
    Object.assign(task.meta, { inputs: ambiguous.length, violations: violations.length });
    expect(violations).toEqual([]);
  });
});
