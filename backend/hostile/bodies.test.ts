import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf, nameOf } from './callers.ts';
import { goodCall, wire } from './sample.ts';
import { seed } from './seed.ts';
import { send } from './send.ts';
import { routes, useShop } from './shop.ts';
import { asTry, expectNoFault, faultsOfShop, tryOne } from './try-all.ts';
import { anyValue, hostileValues, objectsIn, placesIn, withValue } from './values.ts';

const shop = useShop();
const withBody = routes
  .filter((route) => route.body)
  .map((route) => [nameOf(route), route] as const);

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
describe.each(withBody)('%s', (_name, route) => {
  it('takes a good body, from which the bad ones are made', async () => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const { status } = await send(shop().port, wire(call));
    expect([route.status, route.otherStatus]).toContain(status);
  });

  it('stands each field missing, wrong, huge or not of this world', async (context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const tries = placesIn(call.body).flatMap((place) =>
      [undefined, ...hostileValues].map((value) =>
        asTry(
          { ...call, body: withValue(call.body, place, value) },
          `${place.join('.') || 'body'} ${show(value)}`,
        ),
      ),
    );
    await expectNoFault(context, shop(), tries);
  });

  it('stands fields that are none of the caller’s business', async (context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const names = [
      '_id',
      '__v',
      'uid',
      'status',
      'createdAt',
      'deletedAt',
      'isAdmin',
      '$set',
      'a.b',
    ];
    const tries = objectsIn(call.body).flatMap(([place, inner]) =>
      [...names, '__proto__', 'constructor', 'prototype', ''].map((name) => {
        const more = new Map(Object.entries(inner)).set(name, { polluted: { $gt: '' } });
        // Like JSON.parse, fromEntries makes `__proto__` a property like any other.
        const body = withValue(call.body, place, Object.fromEntries(more));
        return asTry({ ...call, body }, [...place, name].join('.'));
      }),
    );
    await expectNoFault(context, shop(), tries);
  });

  it('stands whatever else comes', async ({ task }) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const places = fc.constantFrom(...placesIn(call.body));
    let inputs = 0;
    const property = fc.asyncProperty(places, anyValue, async (place, value) => {
      inputs += 1;
      const body = withValue(call.body, place, value);
      expect(await tryOne(shop(), asTry({ ...call, body }, show(value)))).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: 60 }).finally(() => (task.meta.inputs = inputs));
    expect(await faultsOfShop(shop())).toEqual([]);
  });
});
