import { describe, expect, it } from 'vitest';
import { callerOf, nameOf } from './callers.ts';
import { goodCall, sampleOf, wire } from './sample.ts';
import { send } from './send.ts';
import { routes, useShop } from './shop.ts';
import { asTry, expectNoFault, partOf, type Try } from './try-all.ts';
import { encode, hostileTexts } from './values.ts';

const shop = useShop();
const named = (list: typeof routes) => list.map((route) => [nameOf(route), route] as const);

/** What is not known is dropped before its value is read. */
const textsOfUnknown = ['', '9'.repeat(400), '__proto__'];
const withQuery = routes.filter((route) => route.query && !route.rawBody);

describe.each(named(withQuery))('the query of %s', (_name, route) => {
  /** Makes the good call once: it takes longer than all that is made of it. */
  const asker = () => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const bare = wire({ ...call, query: {} });
    return (asked: string, what: string): Try => ({
      ...asTry(call, what),
      path: `${bare.path}?${asked}`,
    });
  };

  it('may be a good one, from which the bad ones are made', async () => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    expect(await send(shop().port, wire(call))).toMatchObject({
      status: route.status,
    });
  });

  it('stands each parameter wrong, twice, in brackets, and unknown ones', async (context) => {
    const ask = asker();
    const names = Object.keys(sampleOf(route.query, {}) as object);
    const unknown = ['constructor', '__proto__', 'hasOwnProperty', 'unknown', '$where', 'limit'];
    const tries = [...names, ...unknown].flatMap((name) => [
      ...(names.includes(name) ? hostileTexts : textsOfUnknown).map((text) =>
        ask(`${name}=${encode(text)}`, `${name}=${partOf(text)}`),
      ),
      ...[`${name}=1&${name}=2`, `${name}[]=1`, `${name}[$gt]=`, `${name}[__proto__][a]=1`].map(
        (asked) => ask(asked, asked),
      ),
      ...[name, `${name}=%`, `${name}=%E0%A4%A`, `${name}=%ff%fe`, `${name}=+`, `&&=&${name}`].map(
        (asked) => ask(asked, asked),
      ),
    ]);
    await expectNoFault(context, shop(), tries);
  });
});

describe.each(named(routes.filter((route) => route.path.includes(':'))))('%s', (_name, route) => {
  it('stands every part of its path', async (context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const { customerB, bookId } = shop();
    const ids = [customerB.orderId, bookId, 'f'.repeat(24), '0'.repeat(24), 'A'.repeat(25), '1'];
    const texts = hostileTexts.filter(Boolean); // nothing is the address of another call
    const paths = [...texts, ...ids, customerB.email];
    const tries = paths.map((text) => {
      const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, text]));
      return asTry({ ...call, params }, `path ${partOf(text)}`);
    });
    const raw = [
      '%',
      '%E0%A4%A',
      '%2e%2e%2f',
      '..%5c..',
      '%00',
      '%ff',
      ';',
      '//',
      '.',
      '..',
      '@',
      '%2525',
    ];
    const broken = raw.map((text) => {
      const path = route.path.replace(/:\w+/, text);
      return { ...asTry(call, `path ${text}`), path };
    });
    await expectNoFault(context, shop(), [...tries, ...broken]);
  });
});
