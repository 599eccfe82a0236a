import {
  customerLetters,
  type CustomerLetterKind,
  type LetterPlace,
} from '../../../contract/shop/customer-letters.ts';
import { inBraces, placePattern } from '../../../contract/shop/letter-texts.ts';
import type { Content, Part, Sender } from './letter-content.ts';

/** What is longer before a link is a sentence. */
const longestButton = 40;

/** What one letter is filled with. */
interface Filling {
  /** Inside a line; what is not there is empty. */
  words: Partial<Record<LetterPlace, string>>;
  /** Of a line that has nothing but the place; no part where the letter has none. */
  blocks?: Partial<Record<LetterPlace, Part | undefined>>;
  /** Stays whatever the owner says. */
  always?: Part[];
  reason: string;
  ending?: Content['ending'];
}

/** Whether the owner has written this letter. */
export function isOwn(kind: CustomerLetterKind, { letterTexts }: Sender): boolean {
  return letterTexts?.[kind] !== undefined;
}

/**
 * A letter as delivered or in the owner's words, with the places filled in. The subject of the latter
 * is the heading, so that nothing of the delivered words is left above the text.
 */
export function customerLetter(
  kind: CustomerLetterKind,
  { letterTexts, name, money }: Sender,
  { words, blocks = {}, always = [], reason, ending }: Filling,
): Content {
  const { heading, delivered } = customerLetters[kind];
  const own = letterTexts?.[kind];
  const said = own ?? delivered;
  // In one go: a name may have braces of its own.
  const fill = (text: string) =>
    text.replace(placePattern, (_place, place: string) =>
      place === 'shop' ? name : (words[place as LetterPlace] ?? ''),
    );
  // Delivered words among the owner's.
  const inEnglish = (part: Part): Part => (own ? { ...part, language: 'en' } : part);
  const parts: Part[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const text = fill(lines.join('\n')).trim();
    if (text) parts.push({ kind: 'paragraph', text });
    lines = [];
  };
  for (const line of said.text.split(/\r?\n/).map((each) => each.trim())) {
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
  const subject = fill(said.subject);
  const content = { subject, parts: [...parts, ...always.map(inEnglish)], ending };
  if (!own) return { ...content, heading: fill(heading), reason };
  return {
    ...content,
    heading: subject,
    // Without a way to end it there is nothing that must be said beside the owner's words.
    reason: ending ? reason : '',
    // Nothing else tells in which language the owner writes to customers.
    language: new Intl.Locale(money.locale).baseName,
  };
}

/** The few words before the link at the end of a line, which its button then says. */
function wordsBefore(line: string): string | undefined {
  const end = inBraces('link');
  const words = line.slice(0, -end.length).trim().replace(/:$/, '');
  return line.endsWith(end) && words.length <= longestButton ? words : undefined;
}
