import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../text/text.ts';
import { customerEmails, type CustomerEmailKind } from './customer-emails.ts';
import { customerEmailKinds } from './email.ts';
import { rule } from '../words/rules.ts';

/** Text in braces on one line; a single `{` is ordinary text. */
export const placeholderPattern = /\{([^{}\n]*)\}/g;

export const inBraces = (placeholder: string) => `{${placeholder}}`;

const emailTextSchema = z.object({ subject: requiredLine(200), text: requiredText(5_000) });
export type EmailText = z.output<typeof emailTextSchema>;

/** Yields problems with the placeholders of an email, by field. */
function* placeholderProblems(
  kind: CustomerEmailKind,
  content: EmailText,
): Generator<[field: keyof EmailText, message: string]> {
  const { placeholders, needed } = customerEmails[kind];
  for (const field of ['subject', 'text'] as const) {
    const known: readonly string[] = placeholders[field];
    const unknown = placeholdersIn(content[field]).find(
      (placeholder) => !known.includes(placeholder),
    );
    if (unknown === undefined) continue;
    yield [field, rule('unknown_placeholder', { placeholder: unknown.slice(0, 40), known })];
  }
  if (![...placeholdersIn(content.subject), ...placeholdersIn(content.text)].includes(needed)) {
    yield ['text', rule('missing_placeholder', { placeholder: needed })];
  }
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([, placeholder = '']) => placeholder);
}

/** Subject and text of emails to customers, with placeholders such as `{name}`. */
export const emailTextsSchema = z
  .partialRecord(z.enum(customerEmailKinds), emailTextSchema)
  .check(({ value, issues }) => {
    for (const [kind, content] of Object.entries(value)) {
      for (const [field, message] of placeholderProblems(kind as CustomerEmailKind, content)) {
        issues.push({ code: 'custom', message, input: value, path: [kind, field] });
      }
    }
  });

/** An email with unsaved texts. */
export const emailTrialSchema = z
  .extend(emailTextSchema, { kind: z.enum(customerEmailKinds) })
  .check(({ value, issues }) => {
    for (const [field, message] of placeholderProblems(value.kind, value)) {
      issues.push({ code: 'custom', message, input: value, path: [field] });
    }
  });
export type EmailTrial = z.output<typeof emailTrialSchema>;

/** `html` is for a sandboxed iframe. */
export const emailPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type EmailPreview = z.infer<typeof emailPreviewSchema>;
