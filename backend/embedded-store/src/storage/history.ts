import type { StoredDocument } from './collection-index.ts';

/** A document was changed: what it was before, which is undefined for a new one. */
interface Version {
  at: number;
  id: string;
  before: StoredDocument | undefined;
}

/** The versions that open transactions still see of documents that were changed since they began. */
export class History {
  #now = 0;
  readonly #snapshots = new Map<object, number>();
  /** By the collection, or by the name of one that was dropped. */
  readonly #versions = new Map<object | string, Version[]>();

  /** Takes a snapshot: from here on every change is noted, until the owner lets it go. */
  takeSnapshot(owner: object): number {
    this.#snapshots.set(owner, this.#now);
    return this.#now;
  }

  dropSnapshot(owner: object): void {
    this.#snapshots.delete(owner);
    const oldest = Math.min(...this.#snapshots.values());
    for (const [collection, versions] of this.#versions) {
      const start = versions.findIndex(({ at }) => at > oldest);
      if (start === -1) this.#versions.delete(collection);
      else versions.splice(0, start);
    }
  }

  note(collection: object | string, id: string, before: StoredDocument | undefined): void {
    if (this.#snapshots.size === 0) return;
    const versions = this.#versions.get(collection) ?? [];
    this.#versions.set(collection, versions);
    versions.push({ at: ++this.#now, id, before });
  }

  /** What was changed in the collection after `at`, the oldest first. */
  changesAfter(collection: object | string, at: number): Version[] {
    const versions = this.#versions.get(collection);
    if (!versions || versions.at(-1)!.at <= at) return [];
    let start = versions.length;
    while (start > 0 && versions[start - 1]!.at > at) start--;
    return versions.slice(start);
  }
}
