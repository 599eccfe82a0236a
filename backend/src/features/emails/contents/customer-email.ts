import type {
  CustomerEmailKind,
  EmailPlaceholder,
} from '../../../contract/email/customer-emails.ts';
import { inBraces, placeholderPattern } from '../../../contract/email/email-texts.ts';
import { wordsOf } from '../../../words/words-of.ts';
import type { Content, Part, Sender } from './email-content.ts';
import type { EmailVariant } from './email-variant.ts';

/** A longer text before a link is a sentence, not the label of a button. */
const maxButtonLength = 40;

/** The values of the placeholders. */
interface Filling {
  /** Inside a line; empty when absent. */
  words: Partial<Record<EmailPlaceholder, string>>;
  /** In place of a line that is nothing but the placeholder. */
  blocks?: Partial<Record<EmailPlaceholder, Part | undefined>>;
  /** Parts that the owner cannot remove. */
  always?: Part[];
  reason: string;
  ending?: Content['ending'];
  /** The default text, if it is not the one of the kind. */
  variant?: EmailVariant | undefined;
}

/** Whether the owner has written this email. */
export function isOwn(kind: CustomerEmailKind, { emailTexts }: Sender): boolean {
  return emailTexts?.[kind] !== undefined;
}

/** The number of an order in an email; a sign in the owner's text, which may be in another language. */
export function orderNumberIn(
  kind: CustomerEmailKind,
  { number }: { number: number | string },
  sender: Sender,
): string {
  return isOwn(kind, sender) ? `#${number}` : wordsOf(sender.language).emails.orderNumber(number);
}

/**
 * An email with the default or the owner's text and its placeholders filled in. The owner's subject is
 * also the heading, so that no default text is left above it.
 */
export function customerEmail(
  kind: CustomerEmailKind,
  { emailTexts, name, money, language }: Sender,
  { words, blocks = {}, always = [], reason, ending, variant }: Filling,
): Content {
  const { emailTexts: defaults, emails } = wordsOf(language);
  const { heading, ...standard } = variant ? emails.variants[variant] : defaults[kind];
  const own = emailTexts?.[kind];
  const texts = own ?? standard;
  // In one pass, since a name may contain braces.
  const fill = (text: string) =>
    text.replace(placeholderPattern, (_placeholder, placeholder: string) =>
      placeholder === 'shop' ? name : (words[placeholder as EmailPlaceholder] ?? ''),
    );
  // Default parts keep their language among the owner's texts.
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
    // Without an unsubscribe link the owner's text is the whole email.
    reason: ending ? reason : '',
    // Nothing else tells in which language the owner writes to customers.
    language: new Intl.Locale(money.locale).baseName,
  };
}

/** The label of a button: the words before a link at the end of a line, when they are few. */
function wordsBefore(line: string): string | undefined {
  const end = inBraces('link');
  const words = line.slice(0, -end.length).trim().replace(/:$/, '');
  return line.endsWith(end) && words.length <= maxButtonLength ? words : undefined;
}
