import type { Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import { compileFilter } from '../query/compile-filter.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredDocument } from '../storage/collection-index.ts';

/**
 * A found document as it is now: others may have changed it while the command paused. Undefined
 * when it is gone or no longer what was looked for.
 */
export function stillMatching(
  collection: Collection,
  found: StoredDocument,
  filter: Document,
  scope: Scope,
): StoredDocument | undefined {
  const now = collection.documents.get(found.id);
  if (now === found || !now) return now;
  return compileFilter(filter, scope).test(now.document) ? now : undefined;
}
