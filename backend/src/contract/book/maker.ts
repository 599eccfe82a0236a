import * as z from 'zod/mini';

/** Who made a book, as Regulation (EU) 2023/988 wants it beside the offer. */
export const makerSchema = z.object({
  name: z.string(),
  /** The postal address; may have several lines. */
  address: z.string(),
  /** An email address, or one on the web. */
  contact: z.string(),
  /** Who answers for the book in the European Union when its publisher is outside. */
  responsible: z.optional(z.string()),
});
export type Maker = z.infer<typeof makerSchema>;
