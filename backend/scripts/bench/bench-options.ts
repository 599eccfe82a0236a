import { Trouble } from '../demo/say.ts';
import { readOptions, wholeNumber } from '../read-options.ts';

const usage = `npm run bench -- [--front | --large | --scale | --hostile | --overload] [options]

Measures the shop beside a bare node:http server and beside the usual way, on your machine.
  --front         instead: sizes of the pages, and Lighthouse where Chromium is there
  --large         instead: start, memory and pauses with 100,000 books
  --scale         instead: what people wait for in shops of --sizes 20x0,1000x10000 (books x orders)
  --hostile       instead: what odd and long queries cost
  --overload      instead: more visitors than it can carry
  --rounds 3  --seconds 3  --books 1000  --connections 64  --out bench-results.json
`;

const kinds = ['front', 'large', 'scale', 'hostile', 'overload'] as const;

const options = {
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '3' },
  books: { type: 'string', default: '1000' },
  connections: { type: 'string', default: '64' },
  front: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  scale: { type: 'boolean', default: false },
  hostile: { type: 'boolean', default: false },
  overload: { type: 'boolean', default: false },
  sizes: { type: 'string', default: '20x0,1000x10000,10000x100000,100000x100000' },
  out: { type: 'string', default: 'bench-results.json' },
} as const;

export interface BenchOptions {
  /** Nothing: the table. */
  what: (typeof kinds)[number] | undefined;
  rounds: number;
  seconds: number;
  books: number;
  connections: number;
  sizes: { books: number; orders: number }[];
  out: string;
}

/** Returns what is asked for on the command line. Throws `Help` and `Trouble`. */
export function readBenchOptions(args?: string[]): BenchOptions {
  const { values } = readOptions({ usage, options }, args);
  const [what, ...more] = kinds.filter((kind) => values[kind]);
  if (more.length > 0) throw new Trouble(`One at a time: --${what} or --${more.join(', --')}.`);
  return {
    what,
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    books: wholeNumber('books', values.books),
    connections: wholeNumber('connections', values.connections),
    sizes: values.sizes.split(',').map(sizeOf),
    out: values.out,
  };
}

function sizeOf(text: string): { books: number; orders: number } {
  const [, books, orders] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (books === undefined || orders === undefined) {
    throw new Trouble(`--sizes takes books x orders such as 20x0,1000x10000, not "${text}".`);
  }
  return {
    books: wholeNumber('sizes', books),
    orders: Number(orders) === 0 ? 0 : wholeNumber('sizes', orders),
  };
}
