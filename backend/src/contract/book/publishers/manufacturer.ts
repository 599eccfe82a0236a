import * as z from 'zod/mini';

/** The manufacturer of a book, who is its publisher, as Regulation (EU) 2023/988 requires it in the offer. */
export const manufacturerSchema = z.object({
  name: z.string(),
  /** The postal address; may have several lines. */
  address: z.string(),
  /** An e-mail address or a URL. */
  contact: z.string(),
  /** The responsible person in the European Union, if the publisher is outside. */
  responsible: z.optional(z.string()),
});
export type Manufacturer = z.infer<typeof manufacturerSchema>;
