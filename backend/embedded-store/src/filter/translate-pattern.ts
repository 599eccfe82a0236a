import { notSupported } from '../store-error.ts';

interface Modes {
  isMultiline: boolean;
  isDotAll: boolean;
}

/** The meaning of escaped letters in Perl, outside and inside of a class. */
const escapes: Record<string, [outside: string, inside: string | undefined]> = {
  d: ['[0-9]', '0-9'],
  D: ['[^0-9]', '\\0-/:-\\u{10ffff}'],
  w: ['\\w', '\\w'],
  W: ['\\W', '\\W'],
  s: ['[\\t-\\r ]', '\\t-\\r '],
  S: ['[^\\t-\\r ]', '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}'],
  b: ['\\b', '\\x08'],
  B: ['\\B', undefined],
  t: ['\\t', '\\t'],
  n: ['\\n', '\\n'],
  r: ['\\r', '\\r'],
  f: ['\\f', '\\f'],
};

/** In Perl, a final $ also matches before a line break at the very end, and only \n breaks a line. */
const anchors = {
  '^': { single: '^', multiline: '(?:(?<![^])|(?<=\\n)(?=[^]))' },
  $: { single: '(?=\\n?(?![^]))', multiline: '(?=\\n|(?![^]))' },
};

const tokens =
  /\\x[\da-fA-F]{2}|\\[^]|\[\^?\]?(?:\\[^]|[^\]\\])*(\])?|\((?![?*])|\(\?[:=!]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gu;
const tokensInside = /\\x[\da-fA-F]{2}|\\[^]|[^]/gu;

/**
 * Translates a Perl pattern for JavaScript's flag `u`. Syntax without an exact equivalent is refused:
 * possessive and atomic groups, references, POSIX and Unicode classes and so on.
 */
export function translatePattern(pattern: string, { isMultiline, isDotAll }: Modes): string {
  const refuse = () => notSupported(`The regular expression ${pattern}`);

  function escaped(token: string, context: 0 | 1): string {
    if (/^\\x./.test(token)) return token;
    const letter = token.slice(1);
    if (!/[\da-z]/i.test(letter)) return literal(letter);
    const meaning = escapes[letter]?.[context];
    if (meaning === undefined) throw refuse();
    return meaning;
  }

  function bracket(token: string): string {
    const begin = token.startsWith('[^') ? '[^' : '[';
    const content = token.slice(begin.length, -1);
    if (/\[[:.=]/.test(content)) throw refuse();
    const inside = content.replace(tokensInside, (part) => {
      if (part.length > 1 && part.startsWith('\\')) return escaped(part, 1);
      return part === '-' ? part : literal(part);
    });
    return `${begin}${inside}]`;
  }

  return pattern.replace(tokens, (token, closing: string | undefined, at: number) => {
    if (token === '^' || token === '$') return anchors[token][isMultiline ? 'multiline' : 'single'];
    if (token === '.') return isDotAll ? '[^]' : '[^\\n]';
    if (/^(?:[|)]|\(\??[:=!]?)$/.test(token)) {
      if (token === '(' && /[?*]/.test(pattern[at + 1] ?? '')) throw refuse();
      return token;
    }
    if (token === '\\' || (token.startsWith('[') && !closing)) throw refuse();
    if (token.startsWith('\\')) return escaped(token, 0);
    if (closing) return bracket(token);
    if (!/^(?:[*+?]|\{\d)/.test(token)) return literal(token);
    if (pattern[at + token.length] === '+') throw refuse();
    return token;
  });
}

const literal = (character: string) =>
  /[\^$\\.*+?()[\]{}|/-]/.test(character)
    ? `\\u{${character.codePointAt(0)!.toString(16)}}`
    : character;
