import type { CustomerLetterKind } from '../../../contract/shop/letter.ts';
import { inBraces, placePattern, type LetterPlace } from '../../../contract/shop/letter-texts.ts';
import type { Content, Part, Sender } from './letter-content.ts';

/** What is longer before a link is a sentence. */
const longestButton = 40;

/** What fills the places of one letter. */
interface Filling {
  /** Inside a line; what is not there is empty. */
  words: Partial<Record<LetterPlace, string>>;
  /** Of a line that has nothing but the place; no part where the letter has none. */
  blocks?: Partial<Record<LetterPlace, Part | undefined>>;
  /** Stays whatever the owner says. */
  always?: Part[];
}

/**
 * The letter in the owner's words, with the places filled in; as delivered when there are none. The
 * subject is the heading, so that nothing of the delivered words is left above the text.
 */
export function inOwnWords(
  kind: CustomerLetterKind,
  delivered: Content,
  { letterTexts, name, money }: Sender,
  { words, blocks = {}, always = [] }: Filling,
): Content {
  const own = letterTexts?.[kind];
  if (!own) return delivered;
  const fill = (text: string) => fillPlaces(text, { shop: name, ...words });
  const parts: Part[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const text = fill(lines.join('\n')).trim();
    if (text) parts.push({ kind: 'paragraph', text });
    lines = [];
  };
  for (const line of own.text.split(/\r?\n/).map((each) => each.trim())) {
    const buttonWords = 'link' in blocks ? wordsBefore(line) : undefined;
    const block = buttonWords
      ? 'link'
      : (Object.keys(blocks) as LetterPlace[]).find((each) => inBraces(each) === line);
    if (line && !block) lines.push(line);
    else endParagraph();
    const part = block && blocks[block];
    if (part?.kind === 'button' && buttonWords) parts.push({ ...part, text: fill(buttonWords) });
    else if (part) parts.push(part.kind === 'button' ? inEnglish(part) : part);
  }
  endParagraph();
  const subject = fill(own.subject);
  // Without a way to end it there is nothing that must be said beside the owner's words.
  const reason = delivered.ending ? delivered.reason : '';
  return {
    ...{ ...delivered, subject, heading: subject, reason },
    parts: [...parts, ...always.map(inEnglish)],
    // Nothing else tells in which language the owner writes to customers.
    language: new Intl.Locale(money.locale).baseName,
  };
}

/** In one go: a name may have braces of its own. */
export function fillPlaces(text: string, words: Filling['words']): string {
  return text.replace(placePattern, (_place, place: string) => words[place as LetterPlace] ?? '');
}

/** Delivered words among the owner's. */
function inEnglish(part: Part): Part {
  return { ...part, language: 'en' };
}

/** The few words before the link at the end of a line, which its button then says. */
function wordsBefore(line: string): string | undefined {
  const end = inBraces('link');
  const words = line.slice(0, -end.length).trim().replace(/:$/, '');
  return line.endsWith(end) && words.length <= longestButton ? words : undefined;
}
