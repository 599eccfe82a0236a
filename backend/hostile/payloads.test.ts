import { gzipSync } from 'node:zlib';
import { describe, it } from 'vitest';
import { callerOf, nameOf } from './callers.ts';
import { goodCall } from './sample.ts';
import { routes, useShop } from './shop.ts';
import { asTry, expectNoFault, partOf } from './try-all.ts';

const shop = useShop();
const withBody = routes.filter((route) => route.body || route.rawBody);

describe.each(withBody.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  const json = 'application/json';
  const bodies: [string, string | Buffer][] = [
    ...[
      '',
      '{',
      '{"a":',
      '"text"',
      '1',
      'null',
      '[]',
      'undefined',
      '{"a":1}}',
      "{'a':1}",
      '\ufeff{}',
    ].map((text) => [json, text] as [string, string]),
    [json, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    [json, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    [json, `{"${'k'.repeat(90_000)}":1}`],
    [json, 'x'.repeat(200_000)],
    [json, Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
    [json, Buffer.from('{"a":"\xe9\xff"}', 'latin1')],
    ...['utf-16', 'utf-32', 'iso-8859-1', 'x-own', '"'].map(
      (charset) => [`${json}; charset=${charset}`, '{"a":1}'] as [string, string],
    ),
    ...[
      'text/plain',
      'text/csv',
      'application/xml',
      'multipart/form-data',
      'a',
      '/',
      ',',
      '*/*',
    ].map((type) => [type, '<a/>'] as [string, string]),
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['application/x-www-form-urlencoded', 'a[__proto__][polluted]=1&a=2'],
  ];

  it('stands bodies that are none', async (context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const tries = bodies.map(([type, body]) => ({
      ...asTry({ ...call, body: undefined }, `${type} ${partOf(body.toString('latin1'))}`),
      headers: { ...call.headers, 'Content-Type': type },
      body,
    }));
    const compressed = ['gzip', 'br', 'deflate', 'x-own', 'gzip, gzip', ''].flatMap((encoding) =>
      [gzipSync('x'.repeat(1_000_000)), gzipSync('{}').subarray(0, 12), Buffer.from('{}')].map(
        (body, i) => ({
          ...asTry({ ...call, body: undefined }, `body ${i} as ${encoding}`),
          headers: { ...call.headers, 'Content-Type': json, 'Content-Encoding': encoding },
          body,
        }),
      ),
    );
    await expectNoFault(context, shop(), [...tries, ...compressed]);
  });
});
