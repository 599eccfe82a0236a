import * as z from 'zod/mini';
import { atMost } from './text/text.ts';
import { sitePages, type PageName } from './shop/site-pages.ts';

const pageNames = Object.keys(sitePages) as [PageName, ...PageName[]];

/** An error in a visitor's browser, without personal data. */
export const clientErrorSchema = z.object({
  /** In React's rendering, in an unhandled rejection, elsewhere, or code that did not load. */
  kind: z.enum(['render', 'promise', 'script', 'chunk']),
  message: z.string().check(z.minLength(1), atMost(300)),
  /** The name of the page, since an address may contain an id. */
  page: z.enum(pageNames),
  /** File, line and column of the built code. */
  source: z.optional(z.string().check(z.regex(/^[\w./-]{1,150}:\d{1,7}:\d{1,7}$/))),
  /** The name of the entry file, which identifies the build. */
  build: z.string().check(z.regex(/^[\w-]{1,40}$/)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
