import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../text/text.ts';
import { customerLetterKinds, type CustomerLetterKind } from './letter.ts';

/** What may stand in braces in the owner's words, and is filled in for each letter. */
export const letterPlaces = {
  name: 'the name of the customer',
  number: 'the number of the order',
  books: 'the books with their prices, shipping (+) and sum (=); inside a line, their titles',
  total: 'the sum of the order',
  left: 'the books that are left, with their prices',
  address: 'where it goes, or where it can be collected',
  link: 'the link; at the end of a line of its own, a button of the words before it',
  shop: 'the name of the shop',
} as const;
export type LetterPlace = keyof typeof letterPlaces;

interface KindRule {
  subject: readonly LetterPlace[];
  text: readonly LetterPlace[];
  /** Without it the reader would not know what the letter is about, or could not answer. */
  needed: LetterPlace;
}

/** No name in a subject: what a customer has typed may be meant for a stranger's mailbox. */
const ofOrder: KindRule = {
  subject: ['number', 'total', 'shop'],
  text: ['name', 'number', 'books', 'total', 'address', 'link', 'shop'],
  needed: 'number',
};

export const letterRules: Record<CustomerLetterKind, KindRule> = {
  'order-received': ofOrder,
  'order-confirmed': ofOrder,
  'order-ready': ofOrder,
  'order-shipped': ofOrder,
  'order-cancelled': ofOrder,
  'order-returned': ofOrder,
  'order-books-returned': {
    ...ofOrder,
    text: ['name', 'number', 'books', 'left', 'total', 'link', 'shop'],
  },
  'withdrawal-received': {
    subject: ['number', 'shop'],
    text: ['name', 'number', 'books', 'shop'],
    needed: 'number',
  },
  'newsletter-confirm': { subject: ['shop'], text: ['link', 'shop'], needed: 'link' },
};

/** Everything in braces on one line; `{` alone is a sign like any other. */
export const placePattern = /\{([^{}\n]*)\}/g;

export const inBraces = (place: string) => `{${place}}`;

const letterTextSchema = z.object({ subject: requiredLine(200), text: requiredText(5_000) });
export type LetterText = z.output<typeof letterTextSchema>;

/** What is wrong with the places of a letter, under the field. */
function placeProblems(
  kind: CustomerLetterKind,
  said: LetterText,
): Partial<Record<keyof LetterText, string>> {
  const rule = letterRules[kind];
  const problemOf = (field: keyof LetterText) => {
    const known: readonly string[] = rule[field];
    const unknown = placesIn(said[field]).find((place) => !known.includes(place));
    if (unknown === undefined) return undefined;
    const offer = known.map(inBraces).join(' ');
    return `has the unknown place ${inBraces(unknown.slice(0, 40))}: there are ${offer}`;
  };
  const subject = problemOf('subject');
  const text = problemOf('text');
  const isThere = [said.subject, said.text].some((each) => placesIn(each).includes(rule.needed));
  const missing = isThere ? undefined : `must have ${inBraces(rule.needed)}`;
  return { ...(subject && { subject }), ...((text ?? missing) && { text: text ?? missing }) };
}

function placesIn(text: string): string[] {
  return [...text.matchAll(placePattern)].map(([, place = '']) => place);
}

/** Subject and text of letters to customers, with places such as `{name}`. */
export const letterTextsSchema = z
  .partialRecord(z.enum(customerLetterKinds), letterTextSchema)
  .check((payload) => {
    for (const [kind, said] of Object.entries(payload.value)) {
      const problems = placeProblems(kind as CustomerLetterKind, said);
      for (const [field, message] of Object.entries(problems)) {
        payload.issues.push({
          ...{ code: 'custom', message, input: payload.value, path: [kind, field] },
        });
      }
    }
  });

/** A letter in words that nobody has saved yet. */
export const letterTrialSchema = z
  .extend(letterTextSchema, { kind: z.enum(customerLetterKinds) })
  .check((payload) => {
    const { kind, ...said } = payload.value;
    for (const [field, message] of Object.entries(placeProblems(kind, said))) {
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [field] });
    }
  });
export type LetterTrial = z.output<typeof letterTrialSchema>;

/** As its reader would get it; `html` is made for a frame without scripts. */
export const letterPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;
