import { BSONRegExp } from 'bson';
import { StoreError, badValue, notSupported } from '../store-error.ts';
import { translatePattern } from './translate-pattern.ts';

/** MongoDB uses Perl's patterns. Where JavaScript differs, they are translated or refused. */
function toRegExp(pattern: string, options: string): RegExp {
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
  const translated = translatePattern(source, {
    isMultiline: flags.has('m'),
    isDotAll: flags.has('s'),
  });
  try {
    return new RegExp(translated, flags.has('i') ? 'iu' : 'u');
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
