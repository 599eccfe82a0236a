import type { StoredDocument } from './collection-index.ts';

interface Version {
  at: number;
  id: string;
  /** Undefined for an insert. */
  before: StoredDocument | undefined;
}

/** Older versions of changed documents, as long as an open transaction may read them. */
export class History {
  #now = 0;
  readonly #snapshots = new Map<object, number>();
  /** By collection, or by the namespace of a dropped one. */
  readonly #versions = new Map<object | string, Version[]>();

  /** From now on every change is recorded, until `dropSnapshot`. */
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

  recordChange(collection: object | string, id: string, before: StoredDocument | undefined): void {
    if (this.#snapshots.size === 0) return;
    const versions = this.#versions.get(collection) ?? [];
    this.#versions.set(collection, versions);
    versions.push({ at: ++this.#now, id, before });
  }

  /** The changes of a collection after `at`, oldest first. */
  changesAfter(collection: object | string, at: number): Version[] {
    const versions = this.#versions.get(collection);
    if (!versions || versions.at(-1)!.at <= at) return [];
    let start = versions.length;
    while (start > 0 && versions[start - 1]!.at > at) start--;
    return versions.slice(start);
  }
}
