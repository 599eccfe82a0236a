import type { ClientSession } from 'mongoose';
import { publisherSlugOf, type MakerColumns } from '../../../contract/book/publisher.ts';
import type { Actor } from '../../../audit-log/new-audit-entry.ts';
import { valuesOf } from './find-publishers.ts';
import { PublisherModel, type StoredPublisher } from './publisher.model.ts';
import { writePublisher } from './write-publisher.ts';

type Values = ReturnType<typeof valuesOf>;
type Named = Values & { name: string };

interface RowOfBook {
  book: { publisher?: string | null | undefined };
  existing?: { publisher?: string | null } | undefined;
  maker?: MakerColumns | undefined;
}

/** By slug what the rows of a file say of publishers; of several values the first counts. */
export function makersOf(rows: RowOfBook[]): Map<string, Named> {
  const makers = new Map<string, Named>();
  for (const { book, existing, maker } of rows) {
    const name = book.publisher === undefined ? existing?.publisher : book.publisher;
    if (!name || !maker || !Object.values(maker).some(Boolean)) continue;
    const slug = publisherSlugOf(name);
    const known = makers.get(slug);
    makers.set(slug, {
      name: known?.name ?? name,
      address: known?.address || (maker.publisherAddress ?? ''),
      email: known?.email || (maker.publisherEmail ?? ''),
      url: known?.url || (maker.publisherUrl ?? ''),
      responsible: known?.responsible || (maker.publisherResponsible ?? ''),
    });
  }
  return makers;
}

/** Gives publishers what a file knows and they lack; what is there is never overwritten. */
export async function fillPublishers(
  makers: Map<string, Named>,
  maker: Actor,
  session: ClientSession,
): Promise<void> {
  if (makers.size === 0) return;
  const stored = await PublisherModel.find({ slug: { $in: [...makers.keys()] } }, null, {
    session,
  }).lean<StoredPublisher[]>();
  const records = new Map(stored.map((record) => [record.slug, record]));
  for (const [slug, { name, ...given }] of makers) {
    const seen = records.get(slug);
    const known = valuesOf(seen);
    const names = Object.keys(known) as (keyof Values)[];
    const lacking = names.filter((each) => known[each] === '' && given[each] !== '');
    if (lacking.length === 0) continue;
    const values = Object.fromEntries(lacking.map((each) => [each, given[each]]));
    const action = seen ? 'changed' : 'created';
    // A rename that is under way goes on.
    const move = seen?.move ?? undefined;
    await writePublisher(
      { seen, values: { ...values, ...(!seen && { slug, name }) }, action, move },
      maker,
      session,
    );
  }
}
