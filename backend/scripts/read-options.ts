import { parseArgs, type ParseArgsConfig } from 'node:util';
import { countEdits } from '../src/features/catalogue/search/similarity.ts';
import { Help, Trouble } from './demo/print.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

interface Command<T extends Options> {
  /** How it is called, then what it does; ends with a line break. */
  usage: string;
  options?: T;
  /** Whether one name stands without an option in front of it. */
  takesFile?: boolean;
}

/**
 * Returns what stands on the command line. Throws `Help` when somebody asks for it, and `Trouble`
 * with the usage when something is wrong.
 */
export function readOptions<const T extends Options = Record<never, never>>(
  { usage, options, takesFile = false }: Command<T>,
  args = process.argv.slice(2),
): { values: Values<T>; file: string | undefined } {
  const known: Options = { ...options, help: { type: 'boolean', short: 'h' } };
  if (args.includes('--help') || args.includes('-h')) throw new Help(usage);
  const { values, positionals } = parse(args, known, usage, takesFile);
  if (positionals.length > 1) {
    throw new Trouble(`One file, not ${positionals.length}.\n\n${usage}`);
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
    if (unknown === undefined) throw new Trouble(`${(error as Error).message}\n\n${usage}`);
    const meant = Object.keys(options).find(
      (name) => countEdits(unknown.slice(0, 40), name, 2) <= 2,
    );
    const question = meant ? ` Did you mean --${meant}?` : '';
    throw new Trouble(`There is no --${unknown}.${question}\n\n${usage}`);
  }
}

/** Returns a whole number from 1 to `most`. Throws `Trouble`. */
export function wholeNumber(name: string, text: string, max = 1_000_000): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= max) return number;
  throw new Trouble(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
}
