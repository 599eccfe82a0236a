import * as z from 'zod/mini';
import { atMost } from '../text/text.ts';
import { sitePages, type PageName } from './site-pages.ts';

const pageNames = Object.keys(sitePages) as [PageName, ...PageName[]];

/** What broke in a visitor's page. Nothing in it names the visitor. */
export const clientErrorSchema = z.object({
  /** In React's rendering, in an unhandled rejection, elsewhere, or code that did not load. */
  kind: z.enum(['render', 'promise', 'script', 'chunk']),
  message: z.string().check(z.minLength(1), atMost(300)),
  /** The row in the table of pages; no address, which may hold an id. */
  page: z.enum(pageNames),
  /** File, line and column of the built code. */
  source: z.optional(z.string().check(z.regex(/^[\w./-]{1,150}:\d{1,7}:\d{1,7}$/))),
  /** The name of the entry file, which another build has changed. */
  build: z.string().check(z.regex(/^[\w-]{1,40}$/)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
