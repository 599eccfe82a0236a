import { resultOf, type Work } from '../clock.ts';
import { encode, type Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { findDocuments, type Selection } from '../query/find-documents.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { Blocked } from '../storage/claims.ts';
import type { Collection } from '../storage/collection.ts';

/**
 * Calls `change` with the current version of each matching document and returns their number. Another
 * command may have changed a document during a pause, so it is tested again.
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
      if (selection.limit !== 1 && scope.clock.shouldPause()) yield;
    }
    // Another command may have changed the only document of an update with limit 1; find another.
    if (selection.limit !== 1 || matched || found.length === 0) return matched;
  }
}

/** Retries after the end of each open transaction that blocks the attempt. */
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

/** Stores the next version unless its bytes are equal; types and the order of fields count. */
export function replace(collection: Collection, stored: StoredDocument, next: Document): boolean {
  const { document } = stored;
  if (document === next || Buffer.compare(encode(document), encode(next)) === 0) return false;
  collection.replace(stored, next);
  return true;
}
