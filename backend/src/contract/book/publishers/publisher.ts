import * as z from 'zod/mini';
import { idSchema } from '../../id.ts';
import { isWebAddress } from '../../shop/settings.ts';
import { emailSchema } from '../../text/email.ts';
import { slugOf } from '../../text/fold.ts';
import { atMost, freeText, requiredLine, requiredText } from '../../text/text.ts';
import { rule } from '../../words/rules.ts';

const nameSchema = requiredLine(200);
// The audit log keeps texts of this length whole, and Undo reads them there.
const maxLength = 300;
const webAddressSchema = requiredLine(maxLength).check(
  z.refine(isWebAddress, rule('not_web_address')),
);

/** The publisher in URLs; spellings that differ in case or accents have the same slug. */
export function publisherSlugOf(name: string): string {
  const slug = slugOf(name).slice(0, 200).replace(/-$/, '');
  return slug || Array.from(name, (sign) => sign.codePointAt(0)?.toString(16)).join('-');
}

/** The fields of a publisher that the owner sets; empty ones are ''. */
export const publisherInputSchema = z
  .object({
    name: nameSchema,
    address: requiredText(maxLength),
    email: z._default(z.union([z.literal(''), emailSchema], rule('not_email')), ''),
    url: z._default(z.union([z.literal(''), webAddressSchema], rule('not_web_address')), ''),
    /** Name and addresses of the responsible person in the European Union. */
    responsible: z._default(freeText(maxLength), ''),
  })
  .check(
    z.refine(({ email, url }) => email !== '' || url !== '', {
      error: rule('required_without_url'),
      path: ['email'],
    }),
  );
export type PublisherInput = z.output<typeof publisherInputSchema>;

/** The columns about a publisher in a file; each may be missing. */
export const publisherColumnsSchema = z.object({
  publisherAddress: z.optional(freeText(maxLength)),
  publisherEmail: z.optional(emailSchema),
  publisherUrl: z.optional(webAddressSchema),
  publisherResponsible: z.optional(freeText(maxLength)),
});
export const publisherColumns = z.keyof(publisherColumnsSchema).options;
export type PublisherColumns = z.output<typeof publisherColumnsSchema>;

/** The fields without which a book's page does not show its publisher. */
export const missingPublisherFields = ['address', 'contact'] as const;

/** A publisher of books on sale, antique ones aside. */
export const publisherSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Empty values are ''. */
  address: z.string(),
  email: z.string(),
  url: z.string(),
  responsible: z.string(),
  books: z.int(),
  missing: z.array(z.enum(missingPublisherFields)),
  /** The spellings in its books, the most frequent first. */
  spellings: z.array(z.object({ name: z.string(), books: z.int() })),
  /** The slug of a publisher with more books that differs in spaces or signs only. */
  sameAs: z.optional(z.string()),
});
export type Publisher = z.infer<typeof publisherSchema>;

/** The same after a change; `undo` when books were renamed. */
export const savedPublisherSchema = z.extend(publisherSchema, { undo: z.optional(idSchema) });
export type SavedPublisher = z.infer<typeof savedPublisherSchema>;

/** Gives all books of these publishers one name, and fills its missing fields from the others. */
export const publisherMergeSchema = z.object({
  from: z
    .array(z.string().check(atMost(250)), rule('required'))
    .check(z.minLength(1, rule('too_few', { min: 1, of: 'entries' })), atMost(20, 'entries')),
  name: nameSchema,
});
export type PublisherMerge = z.output<typeof publisherMergeSchema>;

export const publisherUndoSchema = z.object({ id: idSchema });

/** The number of books that have their earlier spelling again. */
export const publisherUndoneSchema = z.object({ books: z.int() });
