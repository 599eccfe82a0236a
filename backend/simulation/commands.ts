import fc from 'fast-check';
import type { Fault } from './wire.ts';

// What happens in a run. Everything is made from the seed by fast-check, which also finds the shortest
// run that still fails.

export const bookCount = 4;
const customerCount = 3;

const book = fc.nat(bookCount - 1);
/** One of the orders that were asked for so far. */
const order = fc.nat(11);
const status = fc.constantFrom(
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned' as const,
);

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      customer: fc.nat(customerCount - 1),
      books: fc.uniqueArray(book, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('place again' as const), order }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('status' as const), order, status }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return a book' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), book }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), book }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take back' as const), book }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo a scan' as const), scan: fc.nat(5) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      book,
      price: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete and restore' as const), book }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('report' as const) }) },
);

export type Command = (typeof command extends fc.Arbitrary<infer T> ? T : never) & object;

export const run = fc.record({
  stocks: fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 4, nil: undefined }), {
    minLength: bookCount,
    maxLength: bookCount,
  }),
  apis: fc.integer({ min: 1, max: 3 }),
  /** Those of a group are sent together, each to one of the APIs. */
  groups: fc.array(
    fc.array(fc.record({ api: fc.nat(2), command }), { minLength: 1, maxLength: 6 }),
    { minLength: 1, maxLength: 6 },
  ),
  /** At which requests to the store something breaks. */
  faults: fc.array(
    fc.record({
      at: fc.integer({ min: 1, max: 250 }),
      fault: fc.constantFrom<Fault>(
        ...([
          'lose the request',
          'lose the response',
          'lose the response',
          'kill the API',
        ] as const),
      ),
    }),
    { maxLength: 4 },
  ),
  /** How the messages of a run are shuffled. */
  order: fc.integer(),
});

export type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;
