import { UserError } from '../command/run-script.ts';
import type { Size } from '../harness/fill.ts';
import { readOptions, wholeNumber } from '../command/read-options.ts';

const usage = `npm run bench -- [--front | --scale | --orders] [options]

Measures the shop against a bare node:http server and against a plain Express app, on your machine.
  --front         instead: sizes of the pages, and Lighthouse where Chromium is there
  --scale         instead: starts, memory and what people wait for in shops of
                  --sizes 20x0,1000x10000 (books x orders, at most 100,000 of each)
  --orders        instead: orders alone, with and without counted stock
  --rounds 3  --seconds 3  --books 1000
`;

const kinds = ['front', 'scale', 'orders'] as const;
const [text, flag] = ['string', 'boolean'] as const;

const options = {
  rounds: { type: text, default: '3' },
  seconds: { type: text, default: '3' },
  books: { type: text, default: '1000' },
  front: { type: flag, default: false },
  scale: { type: flag, default: false },
  orders: { type: flag, default: false },
  sizes: { type: text, default: '20x0,1000x10000,10000x100000,100000x100000' },
};

/** Reads the command line; without `what` the table is measured. Throws `HelpRequest` and `UserError`. */
export function readBenchOptions(args?: string[]) {
  const { values } = readOptions({ usage, options }, args);
  const [what, ...more] = kinds.filter((kind) => values[kind]);
  if (more.length > 0) throw new UserError(`One at a time: --${what} or --${more.join(', --')}.`);
  return {
    what,
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    books: wholeNumber('books', values.books),
    sizes: values.sizes.split(',').map(sizeOf),
  };
}

function sizeOf(size: string): Size {
  const [, books, orders = ''] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  if (books === undefined) {
    throw new UserError(`--sizes takes books x orders such as 20x0,1000x10000, not "${size}".`);
  }
  return {
    books: wholeNumber('sizes', books, 100_000),
    orders: Number(orders) === 0 ? 0 : wholeNumber('sizes', orders, 100_000),
  };
}
