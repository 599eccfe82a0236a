import fc from 'fast-check';
import { faultKinds, type Fault } from './wire.ts';

// The commands of a run. fast-check generates them from the seed, and finds the shortest run that
// still fails.

export const bookCount = 5;
export const customerCount = 3;
export const adminCount = 2;

const book = fc.nat(bookCount - 1);
const customer = fc.nat(customerCount - 1);
const admin = fc.nat(adminCount - 1);
/** Index of a known order, book, import ..., modulo their number. */
const nth = fc.nat(23);
/** Index of a book of an order, modulo their number. */
const item = fc.nat(2);
const status = fc.constantFrom('confirmed', 'shipped', 'delivered', 'cancelled', 'returned');

function command<Kind extends string, Fields extends Record<string, fc.Arbitrary<unknown>>>(
  weight: number,
  kind: Kind,
  fields: Fields,
) {
  const arbitrary = fc.record(
    { kind: fc.constant(kind), ...fields },
    { noNullPrototype: true },
  ) as unknown as fc.Arbitrary<
    { kind: Kind } & {
      [Name in keyof Fields]: Fields[Name] extends fc.Arbitrary<infer T> ? T : never;
    }
  >;
  return { weight, arbitrary };
}

const anyCommand = fc.oneof(
  command(10, 'place', {
    customer,
    books: fc.uniqueArray(book, { minLength: 1, maxLength: 3 }),
    /** A gift, wrapped or not. */
    wrap: fc.option(fc.boolean(), { freq: 2, nil: undefined }),
  }),
  command(2, 'order by phone', { book }),
  command(4, 'send again', { nth }),
  command(10, 'next step', { nth }),
  command(4, 'status', { nth, status }),
  command(1, 'cancel', { nth }),
  command(4, 'send a book', { nth, item }),
  command(4, 'return a book', { nth, item }),
  command(5, 'undo', { nth }),
  command(4, 'arrival', { book, copies: fc.integer({ min: 1, max: 3 }) }),
  command(2, 'undo an arrival', { nth }),
  command(2, 'new day', { book }),
  command(3, 'message', { nth, by: fc.constantFrom('customer', 'shop') }),
  command(3, 'scan', {
    book,
    mode: fc.constantFrom('sell', 'sell', 'receive', 'return'),
    isByIsbn: fc.boolean(),
  }),
  command(1, 'undo a scan', { nth }),
  command(2, 'price', { book }),
  command(2, 'stock', { book, stock: fc.nat(4) }),
  command(1, 'delete a book', { book }),
  command(1, 'restore a book', { book }),
  command(1, 'trending books', { trending: fc.boolean() }),
  command(1, 'create a book', {}),
  command(1, 'import', {
    // Sometimes more rows than fit into one transaction.
    rows: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constant(260)),
    book: fc.option(book, { nil: undefined }),
  }),
  command(1, 'undo an import', { nth }),
  command(1, 'request a book', { customer, book }),
  command(2, 'withdraw', { nth, item: fc.option(item, { nil: undefined }) }),
  command(1, 'add an admin', {}),
  command(1, 'remove an admin', { admin, by: admin }),
  command(1, 'create a shelf', { book }),
  command(1, 'change a shelf', { nth, book }),
  command(1, 'delete a shelf', { nth }),
  command(1, 'settings', { lowStock: fc.nat(9), vatRate: fc.constantFrom(5.5, 7, 19) }),
  command(1, 'erase a customer', { nth }),
  command(1, 'delete an account', { customer }),
  command(4, 'background work', { nth }),
  command(3, 'report', {}),
  command(1, 'set the clock back', {}),
);

export type Command = typeof anyCommand extends fc.Arbitrary<infer T> ? T : never;

const bookKinds = ['plain', 'orderIn', 'preorder', 'used'] as const;
export type BookKind = (typeof bookKinds)[number];

export const run = fc.record({
  /** Undefined for a shop with default settings. */
  trade: fc.option(
    fc.record({ hasVat: fc.boolean(), hasGifts: fc.boolean(), ordersIn: fc.boolean() }),
    { freq: 4, nil: undefined },
  ),
  kinds: fc.array(fc.constantFrom<BookKind>('plain', ...bookKinds), {
    minLength: bookCount,
    maxLength: bookCount,
  }),
  stocks: fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 4, nil: undefined }), {
    minLength: bookCount,
    maxLength: bookCount,
  }),
  /** Clock offset of each API in milliseconds. */
  skews: fc.array(fc.integer({ min: -2000, max: 2000 }), { minLength: 1, maxLength: 3 }),
  /** The commands of a group are sent together, each to one of the APIs. */
  groups: fc.array(
    fc.array(fc.record({ api: fc.nat(2), command: anyCommand }), { minLength: 1, maxLength: 6 }),
    { minLength: 1, maxLength: 7 },
  ),
  /** The requests to the store at which a fault happens. */
  faults: fc.array(
    fc.record({
      at: fc.integer({ min: 1, max: 150 }),
      fault: fc.constantFrom<Fault>(...faultKinds),
    }),
    { maxLength: 5 },
  ),
  /** Seed for the order of messages. */
  order: fc.integer(),
});

export type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;
