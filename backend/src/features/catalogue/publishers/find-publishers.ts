import type { Manufacturer } from '../../../contract/book/publishers/manufacturer.ts';
import {
  missingPublisherFields,
  publisherSlugOf,
  type PublisherColumns,
  type Publisher,
} from '../../../contract/book/publishers/publisher.ts';
import type { Book } from '../../../contract/book/book.ts';
import { notFound } from '../../../http/api-error.ts';
import { bookCollection, onSale, type StoredBook } from '../../../models/books/book.model.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { PublisherModel, type StoredPublisher } from './publisher.model.ts';

type PublisherRecord = Pick<StoredPublisher, 'name' | 'address' | 'email' | 'url' | 'responsible'>;

/** Changes with each change of a publisher, by any process. */
export async function findPublishersVersion(): Promise<number> {
  const stored = await PublisherModel.find({}, { version: 1 }).lean();
  return stored.reduce((sum, { version }) => sum + version, 0);
}

export function findStoredPublisher(slug: string): Promise<StoredPublisher | null> {
  return PublisherModel.findOne({ slug, deletedAt: null }).lean<StoredPublisher>();
}

/** The publishers of books on sale, sorted by name. */
export async function findPublishers(): Promise<Publisher[]> {
  const [spellings, stored] = await Promise.all([
    countSpellings(publisherIsShown()),
    PublisherModel.find({ deletedAt: null }).lean<StoredPublisher[]>(),
  ]);
  const records = new Map(stored.map((record) => [record.slug, record]));
  const publishers = [...spellings].map(([slug, books]) =>
    toPublisher(slug, books, records.get(slug)),
  );
  const alike = new Map<string, string>();
  for (const publisher of publishers.sort((a, b) => b.books - a.books)) {
    const key = publisher.slug.replaceAll('-', '');
    const most = alike.get(key);
    if (most === undefined) alike.set(key, publisher.slug);
    else publisher.sameAs = most;
  }
  return publishers.sort((a, b) => a.name.localeCompare(b.name));
}

/** A publisher, also one with drafts only. Throws 404 when there is neither a record nor a book. */
export async function readPublisher(slug: string): Promise<Publisher> {
  const stored = await findStoredPublisher(slug);
  const books = (await countSpellings(publisherIsShown())).get(slug);
  if (!stored && !books && (await findSpellings([slug])).length === 0) throw notFound('publisher');
  return toPublisher(slug, books ?? new Map<string, number>(), stored);
}

/** The spellings of these publishers in books, drafts and deleted books. */
export async function findSpellings(slugs: string[]): Promise<string[]> {
  const found = await countSpellings({});
  return slugs.flatMap((slug) => [...(found.get(slug)?.keys() ?? [])]);
}

const publisherIsShown = () => ({ ...onSale, antique: null });

/** By slug the spellings of a publisher, each with the number of its books. */
async function countSpellings(filter: object): Promise<Map<string, Map<string, number>>> {
  const counts = new Map<string, number>();
  const books = bookCollection
    .find({ ...filter, publisher: { $ne: null } }, { projection: { _id: 0, publisher: 1 } })
    .batchSize(5000);
  for await (const { publisher } of books) {
    if (publisher) counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  }
  const spellings = new Map<string, Map<string, number>>();
  for (const [name, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const slug = publisherSlugOf(name);
    spellings.set(slug, (spellings.get(slug) ?? new Map<string, number>()).set(name, count));
  }
  return spellings;
}

function toPublisher(
  slug: string,
  counts: Map<string, number>,
  record: StoredPublisher | null | undefined,
): Publisher {
  const spellings = [...counts].map(([name, books]) => ({ name, books }));
  const { address, email, url, responsible } = valuesOf(record);
  return {
    slug,
    name: record?.name ?? spellings[0]?.name ?? slug,
    address,
    email,
    url,
    responsible,
    books: spellings.reduce((sum, { books }) => sum + books, 0),
    missing: missingPublisherFields.filter((what) =>
      what === 'address' ? !address : !email && !url,
    ),
    spellings,
  };
}

/** Empty values are ''. */
export function valuesOf(record: Partial<PublisherRecord> | null | undefined) {
  const { address, email, url, responsible } = record ?? {};
  return {
    address: address ?? '',
    email: email ?? '',
    url: url ?? '',
    responsible: responsible ?? '',
  };
}

/** The manufacturer of a book, if the owner shows manufacturers and the record is complete. */
export async function findManufacturerOf({
  publisher,
  antique,
}: Pick<StoredBook, 'publisher' | 'antique'>): Promise<Manufacturer | undefined> {
  if (!publisher || antique) return undefined;
  const { safety } = await findSettings();
  const record = safety.isOn && (await findStoredPublisher(publisherSlugOf(publisher)));
  if (!record) return undefined;
  const { address, email, url, responsible } = valuesOf(record);
  const contact = email || url;
  if (!address || !contact) return undefined;
  return { name: record.name, address, contact, ...(responsible && { responsible }) };
}

/** Books as rows of a file, with the records of their publishers. */
export async function* withPublisherColumns(
  books: AsyncIterable<Partial<Book>>,
): AsyncGenerator<Partial<Book> & PublisherColumns> {
  const stored = await PublisherModel.find({ deletedAt: null }).lean<StoredPublisher[]>();
  const records = new Map(stored.map((record) => [record.slug, record]));
  for await (const book of books) {
    const record = book.publisher ? records.get(publisherSlugOf(book.publisher)) : undefined;
    const { address, email, url, responsible } = valuesOf(record);
    yield {
      ...book,
      publisherAddress: address,
      publisherEmail: email,
      publisherUrl: url,
      publisherResponsible: responsible,
    };
  }
}
