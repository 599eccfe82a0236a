import { describe, it } from 'vitest';
import { callerOf, nameOf } from './callers.ts';
import { goodCall } from './sample.ts';
import { routes, useShop } from './shop.ts';
import { asTry, expectNoFault, partOf } from './try-all.ts';

const shop = useShop();

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  const headers: [string, string][] = [
    ...['', '*', '"', 'W/', '"x", *', `"${'x'.repeat(3000)}"`].flatMap(
      (value) =>
        [
          ['If-Match', value],
          ['If-None-Match', value],
        ] as [string, string][],
    ),
    ...['', 'x'.repeat(256), 'x'.repeat(4000), '{"$gt":""}', '\xe9\xff'].map(
      (value) => ['Idempotency-Key', value] as [string, string],
    ),
    ...['*;q=x', 'gzip;q=0, *;q=0', 'br;q=9'.repeat(500)].map(
      (value) => ['Accept-Encoding', value] as [string, string],
    ),
    ...['null', 'https://evil.example', 'http://127.0.0.1', 'x'].map(
      (value) => ['Origin', value] as [string, string],
    ),
    ...['evil.example', 'a/b?c#d', '[::1', ''].map((value) => ['Host', value] as [string, string]),
    ...['', 'x', '::1%eth0', '1.2.3.4, 5.6.7.8', 'x'.repeat(3000)].map(
      (value) => ['X-Forwarded-For', value] as [string, string],
    ),
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Original-URL', '/api/admin'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Range', 'bytes=0-,5-1,-9'],
    ['Accept', 'application/x-own;q=y'],
    ['Cookie', `a=${'b'.repeat(7000)}; __proto__=1; storyloom_session=%E0%A4%A`],
    ['Authorization', `Bearer ${'x'.repeat(7000)}`],
    ['Content-Length', '0'],
  ];

  it('stands headers of every kind, and other methods', async (context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const tries = headers.map(([name, value]) => {
      const given = asTry(call, `${name}: ${partOf(value)}`);
      const body = name === 'Content-Length' ? undefined : given.body;
      return { ...given, body, headers: { ...given.headers, [name]: value } };
    });
    const methods = [
      'HEAD',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PATCH',
      'PUT',
      'DELETE',
      'POST',
      'GET',
    ];
    const others = methods.map((method) => {
      const given = asTry({ ...call, headers: {}, body: undefined }, method);
      return { ...given, route: undefined, method };
    });
    await expectNoFault(context, shop(), [...tries, ...others]);
  });
});
