import { headingOf, paragraphsOf } from '../../../contract/text/paragraphs.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { contactLines, type Content, type Part, type Sender } from './email-content.ts';

const width = 72;

/** The email as plain text. Lines have at most 72 characters; a longer word or address stays whole. */
export function toText({ heading, parts, reason, ending }: Content, sender: Sender): string {
  const { named } = wordsOf(sender.language).emails;
  const paragraphs = [
    wrap(heading),
    ...parts.map((part) => partText(part, named)),
    ['-- ', sender.name, ...contactLines(sender).flatMap(wrapLine)].join('\n'),
    [wrap(reason), ending && `${named(ending.text)}\n${ending.href}`].filter(Boolean).join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function partText(part: Part, named: (name: string) => string): string {
  if (part.kind === 'paragraph') return wrap(part.text);
  if (part.kind === 'button') return `${named(part.text)}\n${part.href}`;
  if (part.kind === 'page') {
    const paragraphs = paragraphsOf(part.text).map((each) => headingOf(each) ?? each);
    return [part.title, ...paragraphs].map(wrap).join('\n\n');
  }
  if (part.kind === 'facts') {
    return part.rows
      .map(({ name, value }) => `${named(name)}\n${wrap(value).replace(/^/gm, '  ')}`)
      .join('\n');
  }
  const { totalName, total, included = [] } = part;
  const rows = [...part.rows, { name: totalName, amount: total }, ...included];
  return rows.map(({ name, amount }) => amountText(name, amount)).join('\n');
}

/** The amount stands at the right end of the last line, or below a name that fills it. */
function amountText(name: string, amount: string): string {
  const lines = wrapLine(name);
  const last = lines.pop() ?? '';
  const gap = width - last.length - amount.length;
  const end = gap > 0 ? `${last}${' '.repeat(gap)}${amount}` : `${last}\n${amount.padStart(width)}`;
  return [...lines, end].join('\n');
}

function wrap(text: string): string {
  return text.split('\n').flatMap(wrapLine).join('\n');
}

/**
 * Wraps at 70 characters, since some lines are indented; a longer word stays whole. Words joined by a
 * no-break space, such as "n° 1001" in French, stay in one line.
 */
function wrapLine(text: string): string[] {
  const words = text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
  return words.match(/[^ ].{0,69}(?= |$)|[^ ]+/g) ?? [];
}
