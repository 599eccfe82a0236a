import { BSONRegExp } from 'bson';
import { StoreError, badValue, notSupported } from '../store-error.ts';

/** Perl syntax that JavaScript does not have, or reads as something else. */
const foreignSyntax = /\\[AzZGQEKhHRXN]|\[\[:|\(\?[>|#&PR+-]|[*+?}]\+|\(\*/;

/** MongoDB's expressions are Perl's. What JavaScript would read differently is refused. */
export function toRegExp(pattern: string, options: string): RegExp {
  const inline = /^\(\?([a-z]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const flags = new Set(options + (inline?.[1] ?? ''));
  flags.delete('u');
  for (const flag of flags) {
    if (flag === 'x') throw notSupported("The regular expression option 'x'");
    if (!'ims'.includes(flag)) {
      throw new StoreError(51108, `invalid flag in regex options: ${options}`);
    }
  }
  const bare = source.replaceAll('\\\\', '');
  if (foreignSyntax.test(bare)) throw notSupported(`The regular expression ${pattern}`);
  // In Perl a final $ also matches before a line break at the very end.
  const endsLine = !flags.has('m') && bare.endsWith('$') && !bare.endsWith('\\$');
  const translated = endsLine ? `${source.slice(0, -1)}(?=\\n?(?![^]))` : source;
  const letters = [...flags].join('');
  try {
    return new RegExp(translated, `${letters}u`);
  } catch {
    // The unicode mode refuses harmless escapes such as \- and \_.
  }
  try {
    return new RegExp(translated, letters);
  } catch (error) {
    throw new StoreError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The operand of $regex with its $options. */
export function regexOperand(operand: unknown, options: unknown): RegExp {
  if (options !== undefined && typeof options !== 'string') {
    throw badValue('$options has to be a string');
  }
  if (operand instanceof BSONRegExp) {
    if (options !== undefined && operand.options) {
      throw new StoreError(51074, 'options set in both $regex and $options');
    }
    return toRegExp(operand.pattern, options ?? operand.options);
  }
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return toRegExp(operand, options ?? '');
}
