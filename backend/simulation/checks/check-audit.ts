import type { mongo } from 'mongoose';
import type { Expected, Stored } from './check.ts';
import { mayHaveMade, outcomeOf, type SentRequest } from '../sent-request.ts';

interface Entry {
  of: string;
  id: string;
  action: string;
  via?: string;
  fields: { name: string; before?: unknown; after?: unknown }[];
}

/** Every change has an audit entry, and every audit entry has a change. */
export function findAuditViolations(stored: Stored, expected: Expected): string[] {
  const entries = stored['audit-log'] as unknown as Entry[];
  return [
    ...findBrokenChains(entries, stored, expected),
    ...findWrongDeletions(entries, stored),
    ...findWrongMarks(entries, expected),
    ...findLostAdmins(stored),
  ];
}

/** The entries of a field form a chain, in any order, from its first to its stored value. */
function findBrokenChains(entries: Entry[], { books = [] }: Stored, expected: Expected): string[] {
  const first = new Map(expected.books.map((book) => [String(book['_id']), book]));
  return books.flatMap((book) => {
    const id = String(book['_id']);
    const own = entries.filter((entry) => entry.of === 'book' && entry.id === id);
    return (['title', 'newPrice', 'trending'] as const).flatMap((name) => {
      const balance = new Map<string, number>();
      const add = (value: unknown, by: number) =>
        balance.set(String(value), (balance.get(String(value)) ?? 0) + by);
      add(valueOf(first.get(id), name), 1);
      for (const { fields } of own) {
        for (const field of fields.filter((each) => each.name === name)) {
          add(field.before, -1);
          add(field.after, 1);
        }
      }
      add(valueOf(book, name), -1);
      const open = [...balance].filter(([, count]) => count !== 0);
      return open.length === 0
        ? []
        : [`${name} of ${id}: ${JSON.stringify(open)} in the audit log`];
    });
  });
}

function valueOf(
  book: mongo.Document | undefined,
  name: 'title' | 'newPrice' | 'trending',
): unknown {
  if (!book) return undefined;
  return name === 'newPrice' ? Number(book['newPriceCents']) / 100 : (book[name] as unknown);
}

function findWrongDeletions(entries: Entry[], { books = [], shelves = [] }: Stored): string[] {
  return [
    ...books.map((record) => ({ of: 'book', record })),
    ...shelves.map((record) => ({ of: 'shelf', record })),
  ].flatMap(({ of, record }) => {
    const id = String(record['_id']);
    const count = (action: string) =>
      entries.filter((entry) => entry.of === of && entry.id === id && entry.action === action)
        .length;
    const deletions = count('deleted') - count('restored');
    const isDeleted = record['deletedAt'] ? 1 : 0;
    return deletions === isDeleted
      ? []
      : [`${of} ${id}: ${deletions} deletions in the audit log, ${isDeleted} stored`];
  });
}

/** Values of a single command: as often in the audit log as the command succeeded. */
function findWrongMarks(entries: Entry[], { asked }: Expected): string[] {
  // The undo of an import restores a value that a command had set before.
  const after = entries.flatMap(({ via, fields }) =>
    via === 'import' ? [] : fields.map((field) => String(field.after)),
  );
  const seen = new Set<string>();
  return asked.flatMap((one) => {
    const mark = markOf(one);
    if (mark === undefined || seen.has(mark)) return [];
    seen.add(mark);
    const same = asked.filter((each) => markOf(each) === mark);
    const outcome = outcomeOf(same);
    const count = after.filter((value) => value === mark).length;
    return mayHaveMade(outcome, count)
      ? []
      : [`${one.kind} (${mark}) is ${count} times in the audit log, ${outcome}`];
  });
}

function markOf({ kind, mark }: SentRequest): string | undefined {
  if (kind === 'price' || kind === 'new day') return String(mark);
  if (kind === 'settings') return `In ${mark} days.`;
  if (kind === 'create a shelf' || kind === 'change a shelf') return `note ${mark}`;
  return kind === 'create a book' ? `Created ${mark}` : undefined;
}

/** At least one administrator can still sign in. */
function findLostAdmins({ admins = [] }: Stored): string[] {
  const left = admins.filter(
    ({ removedAt, mustChangePassword }) => !removedAt && !mustChangePassword,
  );
  return left.length > 0 ? [] : ['no administrator is left'];
}
