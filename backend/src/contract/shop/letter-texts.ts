import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../text/text.ts';
import { customerLetters, type CustomerLetterKind } from './customer-letters.ts';
import { customerLetterKinds } from './letter.ts';

/** Everything in braces on one line; `{` alone is a sign like any other. */
export const placePattern = /\{([^{}\n]*)\}/g;

export const inBraces = (place: string) => `{${place}}`;

const letterTextSchema = z.object({ subject: requiredLine(200), text: requiredText(5_000) });
export type LetterText = z.output<typeof letterTextSchema>;

/** What is wrong with the places of a letter, each under its field. */
function* placeProblems(
  kind: CustomerLetterKind,
  said: LetterText,
): Generator<[field: keyof LetterText, message: string]> {
  const { places, needed } = customerLetters[kind];
  for (const field of ['subject', 'text'] as const) {
    const known: readonly string[] = places[field];
    const unknown = placesIn(said[field]).find((place) => !known.includes(place));
    if (unknown === undefined) continue;
    const offer = known.map(inBraces).join(' ');
    yield [field, `has the unknown place ${inBraces(unknown.slice(0, 40))}: there are ${offer}`];
  }
  if (![...placesIn(said.subject), ...placesIn(said.text)].includes(needed)) {
    yield ['text', `must have ${inBraces(needed)}`];
  }
}

function placesIn(text: string): string[] {
  return [...text.matchAll(placePattern)].map(([, place = '']) => place);
}

/** Subject and text of letters to customers, with places such as `{name}`. */
export const letterTextsSchema = z
  .partialRecord(z.enum(customerLetterKinds), letterTextSchema)
  .check(({ value, issues }) => {
    for (const [kind, said] of Object.entries(value)) {
      for (const [field, message] of placeProblems(kind as CustomerLetterKind, said)) {
        issues.push({ code: 'custom', message, input: value, path: [kind, field] });
      }
    }
  });

/** A letter in words that nobody has saved yet. */
export const letterTrialSchema = z
  .extend(letterTextSchema, { kind: z.enum(customerLetterKinds) })
  .check(({ value, issues }) => {
    for (const [field, message] of placeProblems(value.kind, value)) {
      issues.push({ code: 'custom', message, input: value, path: [field] });
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
