import type {
  CustomerEmailKind,
  EmailPlaceholder,
} from '../../../contract/shop/customer-emails.ts';
import { inBraces, placeholderPattern } from '../../../contract/shop/email-texts.ts';
import { wordsOf } from '../../../words/words-of.ts';
import type { Content, Part, Sender } from './email-content.ts';

/** What is longer before a link is a sentence. */
const maxButtonLength = 40;

/** What one email is filled with. */
interface Filling {
  /** Inside a line; what is not there is empty. */
  words: Partial<Record<EmailPlaceholder, string>>;
  /** Of a line that has nothing but the place; no part where the email has none. */
  blocks?: Partial<Record<EmailPlaceholder, Part | undefined>>;
  /** Stays whatever the owner says. */
  always?: Part[];
  reason: string;
  ending?: Content['ending'];
}

/** Whether the owner has written this email. */
export function isOwn(kind: CustomerEmailKind, { emailTexts }: Sender): boolean {
  return emailTexts?.[kind] !== undefined;
}

/**
 * An email as delivered or in the owner's words, with the placeholders filled in. The subject of the latter
 * is the heading, so that nothing of the delivered words is left above the text.
 */
export function customerEmail(
  kind: CustomerEmailKind,
  { emailTexts, name, money, language }: Sender,
  { words, blocks = {}, always = [], reason, ending }: Filling,
): Content {
  const { heading, ...standard } = wordsOf(language).emailTexts[kind];
  const own = emailTexts?.[kind];
  const texts = own ?? standard;
  // In one go: a name may have braces of its own.
  const fill = (text: string) =>
    text.replace(placeholderPattern, (_placeholder, placeholder: string) =>
      placeholder === 'shop' ? name : (words[placeholder as EmailPlaceholder] ?? ''),
    );
  // Default words among the owner's.
  const inLanguage = (part: Part): Part => (own ? { ...part, language } : part);
  const parts: Part[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const text = fill(lines.join('\n')).trim();
    if (text) parts.push({ kind: 'paragraph', text });
    lines = [];
  };
  for (const line of texts.text.split(/\r?\n/).map((each) => each.trim())) {
    const buttonLabels = 'link' in blocks ? wordsBefore(line) : undefined;
    const block = buttonLabels
      ? 'link'
      : (Object.keys(blocks) as EmailPlaceholder[]).find((each) => inBraces(each) === line);
    if (line && !block) lines.push(line);
    else endParagraph();
    const part = block && blocks[block];
    if (part?.kind === 'button' && buttonLabels) parts.push({ ...part, text: fill(buttonLabels) });
    else if (part) parts.push(part.kind === 'button' ? inLanguage(part) : part);
  }
  endParagraph();
  const subject = fill(texts.subject);
  const content = { subject, parts: [...parts, ...always.map(inLanguage)], ending };
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
  return line.endsWith(end) && words.length <= maxButtonLength ? words : undefined;
}
