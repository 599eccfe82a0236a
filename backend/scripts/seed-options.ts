import { UserError } from './command/run-script.ts';
import { readOptions, wholeNumber } from './command/read-options.ts';

const usage = `npm run seed -- [--books N] [--orders N] [--customers N]
npm run seed -- --remove

Fills a shop with sample books, and with sample orders of the last year by so many customers (a
fifth as many as orders by default). Run again it continues where it was stopped, and adds
nothing when there are as many. --remove takes out all that was added, and nothing else.
With NODE_ENV=production nothing is added without --in-production.
`;

const options = {
  books: { type: 'string' },
  orders: { type: 'string' },
  customers: { type: 'string' },
  remove: { type: 'boolean', default: false },
  'in-production': { type: 'boolean', default: false },
} as const;

/** Reads the command line. Throws `HelpRequest` and `UserError`. */
export function readSeedOptions(args: string[], env: NodeJS.ProcessEnv) {
  const { values } = readOptions({ usage, options }, args);
  const { remove: isRemoving } = values;
  const books = countOf('books', values.books);
  const people = countOf('customers', values.customers);
  const orders = countOf('orders', values.orders) ?? (people && people * 5);
  const customers = people ?? Math.ceil((orders ?? 0) / 5);
  const isAdding = books !== undefined || orders !== undefined;
  if (isAdding === isRemoving) throw new UserError(`Add or remove? One of both.\n\n${usage}`);
  if (orders && customers > orders) {
    throw new UserError(`${customers} customers need at least ${customers} orders, one each.`);
  }
  if (isAdding && env.NODE_ENV === 'production' && !values['in-production']) {
    throw new UserError(
      'This is a shop in production. Samples are added with --in-production only.',
    );
  }
  return { isRemoving, books, orders, customers };
}

const countOf = (name: string, text: string | undefined) =>
  text === undefined ? undefined : wholeNumber(name, text);
