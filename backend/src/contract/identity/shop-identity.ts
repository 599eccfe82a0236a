import * as z from 'zod/mini';
import { coverImageSchema } from '../book/book.ts';
import { optionalLine, requiredLine } from '../text/text.ts';
import { inkOn } from './accent.ts';
import { rule } from '../words/rules.ts';

/** How the shop names itself everywhere. */
export const shopIdentitySchema = z.object({
  name: requiredLine(60),
  /** One line of description, after the name in the home page's title. */
  line: optionalLine(120),
  /** The name of a stored picture; '' sets the name in type. */
  logo: coverImageSchema,
  /** `#rrggbb`; '' is the accent the shop was built with. */
  accent: z.string().check(
    z.trim(),
    z.refine((color) => /^(#[0-9a-f]{6})?$/i.test(color), {
      error: rule('not_color'),
      abort: true,
    }),
    z.refine((color) => color === '' || inkOn(color) !== undefined, rule('unreadable_color')),
    z.toLowerCase(),
  ),
});
export type ShopIdentity = z.output<typeof shopIdentitySchema>;
