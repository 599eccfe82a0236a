import { notSupported } from '../store-error.ts';

interface Modes {
  isMultiline: boolean;
  isDotAll: boolean;
}

/** What an escaped letter means in Perl, outside and inside of a class. */
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

/** Two differ: a final $ also stands before a line break at the very end, and only \n breaks a line. */
const anchors = {
  '^': { single: '^', multiline: '(?:(?<![^])|(?<=\\n)(?=[^]))' },
  $: { single: '(?=\\n?(?![^]))', multiline: '(?=\\n|(?![^]))' },
};

/**
 * A Perl pattern in JavaScript's words (with the flag `u`). What is not known to mean the same is
 * refused: possessive and atomic groups, references, POSIX and Unicode classes and so on.
 */
export function translatePattern(pattern: string, { isMultiline, isDotAll }: Modes): string {
  let result = '';
  let at = 0;
  const refuse = () => notSupported(`The regular expression ${pattern}`);

  function take(expected: RegExp): string | undefined {
    expected.lastIndex = at;
    const [found] = expected.exec(pattern) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }

  function escaped(place: 0 | 1): string {
    const hex = take(/\\x[\da-f]{2}/iy);
    if (hex) return hex;
    const [, letter = ''] = take(/\\([^])/uy) ?? '';
    if (/[\da-z]/i.test(letter)) {
      const meaning = escapes[letter]?.[place];
      if (meaning === undefined) throw refuse();
      return meaning;
    }
    return literal(letter);
  }

  function bracket(): string {
    let content = take(/\[\^?/y)!;
    // The first ] is one like other characters.
    if (take(/\]/y)) content += '\\]';
    while (!take(/\]/y)) {
      if (at >= pattern.length || /^\[[:.=]/.test(pattern.slice(at, at + 2))) throw refuse();
      if (pattern[at] === '\\') content += escaped(1);
      else if (take(/-/y)) content += '-';
      else content += literal(take(/[^]/uy)!);
    }
    return `${content}]`;
  }

  while (at < pattern.length) {
    const next = pattern[at]!;
    if (next === '\\') result += escaped(0);
    else if (next === '[') result += bracket();
    else if (next === '(') {
      const opened = take(/\((?![?*])|\(\?[:=!]/y);
      if (!opened) throw refuse();
      result += opened;
    } else if (take(/\./y)) result += isDotAll ? '[^]' : '[^\\n]';
    else if (next === '^' || next === '$') {
      at++;
      result += anchors[next][isMultiline ? 'multiline' : 'single'];
    } else {
      const quantifier = take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/y);
      if (quantifier) {
        if (pattern[at] === '+') throw refuse();
        result += quantifier;
      } else if (take(/[|)]/y)) result += next;
      else result += literal(take(/[^]/uy)!);
    }
  }
  return result;
}

const literal = (character: string) =>
  /[\^$\\.*+?()[\]{}|/-]/.test(character)
    ? `\\u{${character.codePointAt(0)!.toString(16)}}`
    : character;
