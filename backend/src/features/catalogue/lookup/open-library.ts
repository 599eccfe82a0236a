import { z } from 'zod';
import { newBookSchema } from '../../../contract/book/book.ts';
import type { FoundBook } from '../../../contract/book/book-lookup.ts';
import { notFound, unavailable } from '../../../http/api-error.ts';

/** Short, since the owner waits for it in the book form. */
const timeoutMs = 2000;
/** The record of an edition has a few kilobytes. */
const maxBytes = 256 * 1024;

const names = z.array(z.object({ name: z.string() }));
const entrySchema = z.object({
  title: z.string().optional().catch(undefined),
  subtitle: z.string().optional().catch(undefined),
  authors: names.optional().catch(undefined),
  publishers: names.optional().catch(undefined),
  /** As text: "March 2003". */
  publish_date: z.string().optional().catch(undefined),
  number_of_pages: z.number().optional().catch(undefined),
  cover: z.object({ large: z.string() }).optional().catch(undefined),
});
const responseSchema = z.record(z.string(), z.unknown());

/**
 * Finds the edition with this ISBN (13 digits) at openlibrary.org. Throws 404 if it is unknown there, 503
 * without a valid response within two seconds.
 */
export async function findInOpenLibrary(isbn: string, origin: string): Promise<FoundBook> {
  const key = `ISBN:${isbn}`;
  const query = new URLSearchParams({ bibkeys: key, jscmd: 'data', format: 'json' });
  const response = await readJson(`${origin}/api/books?${query}`).catch(() => {
    throw noResponse();
  });
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) throw noResponse();
  const entry = entrySchema.safeParse(new Map(Object.entries(parsed.data)).get(key));
  if (!entry.success) throw notFound('ISBN');
  return formFieldsOf(entry.data);
}

/** Rejects responses that are too slow or too large, and redirects. */
async function readJson(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: 'application/json', 'User-Agent': 'Storyloom (book form)' };
  const { ok, body } = await fetch(url, { signal, headers, redirect: 'error' });
  if (!ok || !body) throw new Error('no answer');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** The fields that the book form accepts. */
function formFieldsOf(entry: z.output<typeof entrySchema>): FoundBook {
  const { title, subtitle, authors, publishers, publish_date, number_of_pages, cover } = entry;
  const { shape } = newBookSchema;
  const year = /\b(1[4-9]|20)\d{2}\b/.exec(publish_date ?? '')?.[0];
  const found = {
    title: shape.title.safeParse([title, subtitle].filter(Boolean).join(': ')).data,
    author: shape.author.safeParse(authors?.map(({ name }) => name).join(', ')).data,
    publisher: shape.publisher.safeParse(publishers?.[0]?.name).data,
    year: shape.year.safeParse(year).data,
    pages: shape.pages.safeParse(number_of_pages).data,
    coverImage: /^https:/.test(cover?.large ?? '')
      ? shape.coverImage.safeParse(cover?.large).data
      : undefined,
  } satisfies Record<keyof FoundBook, unknown>;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

const noResponse = () => unavailable('Open Library does not answer now.', 5);
