import { parseArgs } from 'node:util';
import { countEdits } from '../src/features/search/similarity.ts';
import { Trouble } from './demo/say.ts';

export const usage = `npm run seed -- [--books N] [--orders N] [--customers N]
npm run seed -- --remove

Fills a shop with sample books, and with sample orders of the last year by so many customers (a
fifth as many as orders, unless said otherwise). Run again it goes on where it was stopped, and adds
nothing when there are as many. --remove takes out all that was added, and nothing else.
With NODE_ENV=production nothing is added without --in-production.
`;
const most = 1_000_000;

const options = {
  books: { type: 'string' },
  orders: { type: 'string' },
  customers: { type: 'string' },
  remove: { type: 'boolean', default: false },
  'in-production': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

interface SeedOptions {
  isHelp: boolean;
  isRemoving: boolean;
  books?: number | undefined;
  orders?: number | undefined;
  customers: number;
}

/** What is asked for on the command line. Throws `Trouble`. */
export function readSeedOptions(args: string[], env: NodeJS.ProcessEnv): SeedOptions {
  const values = parse(args);
  const { help: isHelp, remove: isRemoving } = values;
  const books = countOf('books', values.books);
  const people = countOf('customers', values.customers);
  const orders = countOf('orders', values.orders) ?? (people && people * 5);
  const customers = people ?? Math.ceil((orders ?? 0) / 5);
  const isAdding = books !== undefined || orders !== undefined;
  if (!isHelp && isAdding === isRemoving)
    throw new Trouble(`Add or remove? One of both.\n\n${usage}`);
  if (orders && customers > orders) {
    throw new Trouble(`${customers} customers need at least ${customers} orders, one each.`);
  }
  if (isAdding && env.NODE_ENV === 'production' && !values['in-production']) {
    throw new Trouble('This is a shop in production. Samples are added with --in-production only.');
  }
  return { isHelp, isRemoving, books, orders, customers };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const names = Object.keys(options);
    const unknown = args
      .map((arg) => /^--([\w-]+)/.exec(arg)?.[1])
      .find((name) => name !== undefined && !names.includes(name));
    if (unknown === undefined) throw new Trouble(`${(error as Error).message}\n\n${usage}`);
    const meant = names.find((name) => countEdits(unknown.slice(0, 40), name, 2) <= 2);
    const question = meant ? ` Did you mean --${meant}?` : '';
    throw new Trouble(`There is no --${unknown}.${question}\n\n${usage}`);
  }
}

function countOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new Trouble(`How many ${name}? A number from 1 to ${most}, such as --${name} 300`);
}
