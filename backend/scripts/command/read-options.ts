import { parseArgs, type ParseArgsConfig } from 'node:util';
import { countEdits } from '../../src/features/catalogue/search/similarity.ts';
import { HelpRequest, UserError } from './run-script.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

interface Command<T extends Options> {
  /** The syntax, then a description; ends with a line break. */
  usage: string;
  options?: T;
  /** Whether one positional argument is allowed. */
  acceptsFile?: boolean;
}

/** Parses the command line. Throws `HelpRequest` for --help, and `UserError` for invalid arguments. */
export function readOptions<const T extends Options = Record<never, never>>(
  { usage, options, acceptsFile = false }: Command<T>,
  args = process.argv.slice(2),
): { values: Values<T>; file: string | undefined } {
  const known: Options = { ...options, help: { type: 'boolean', short: 'h' } };
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(usage);
  const { values, positionals } = parse(args, known, usage, acceptsFile);
  if (positionals.length > 1) {
    throw new UserError(`One file, not ${positionals.length}.\n\n${usage}`);
  }
  // Read by `known`, which has all of T.
  return { values: values as Values<T>, file: positionals[0] };
}

function parse(args: string[], options: Options, usage: string, allowPositionals: boolean) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    const unknown = args
      .map((arg) => /^--([\w-]+)/.exec(arg)?.[1])
      .find((name) => name !== undefined && !(name in options));
    if (unknown === undefined) throw new UserError(`${(error as Error).message}\n\n${usage}`);
    const meant = Object.keys(options).find(
      (name) => countEdits(unknown.slice(0, 40), name, 2) <= 2,
    );
    const question = meant ? ` Did you mean --${meant}?` : '';
    throw new UserError(`There is no --${unknown}.${question}\n\n${usage}`);
  }
}

/** Parses a whole number from 1 to `max`. Throws `UserError`. */
export function wholeNumber(name: string, text: string, max = 1_000_000): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= max) return number;
  throw new UserError(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
}
