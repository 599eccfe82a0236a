import { resultOf, type Work } from '../clock.ts';
import { encode, type Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { findDocuments, type Selection } from '../query/find-documents.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { Blocked } from '../storage/claims.ts';
import type { Collection } from '../storage/collection.ts';

/**
 * Hands over what matches, each as it is now: others may have changed it while the command paused,
 * and what is gone or no longer what was looked for is left out. Returns how many there were.
 */
export function* changeMatching(
  collection: Collection | undefined,
  selection: Selection,
  scope: Scope,
  change: (stored: StoredDocument, collection: Collection) => void,
): Work<number> {
  let matched = 0;
  for (;;) {
    const found = yield* findDocuments(collection, selection, scope);
    for (const candidate of found) {
      const attempt = () => {
        const stored = collection!.get(candidate.id);
        if (!stored) return 0;
        const isSame = stored === candidate;
        if (!isSame && !compileFilter(selection.filter, scope).test(stored.document)) return 0;
        change(stored, collection!);
        return 1;
      };
      matched += yield* whenFree(attempt);
      if (selection.limit !== 1 && scope.clock.isDue()) yield;
    }
    // The only document that was to be changed may have been changed by another first.
    if (selection.limit !== 1 || matched || found.length === 0) return matched;
  }
}

/** Tries again after the end of each open transaction that is in the way. */
export function* whenFree<T extends number | object>(attempt: () => T | Work<T>): Work<T> {
  for (;;) {
    try {
      return yield* resultOf(attempt());
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      yield error.until;
    }
  }
}

/** Stores the next version, when it is another one: byte by byte, so that types and order count. */
export function replace(collection: Collection, stored: StoredDocument, next: Document): boolean {
  const { document } = stored;
  if (document === next || Buffer.compare(encode(document), encode(next)) === 0) return false;
  collection.replace(stored, next);
  return true;
}
