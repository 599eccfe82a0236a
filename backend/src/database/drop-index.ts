import type { mongo } from 'mongoose';

/** Drops an index that earlier data may have. */
export async function dropIndex<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  name: string,
): Promise<void> {
  await collection.dropIndex(name).catch(ignoreMissing);
}

export function ignoreMissing(error: unknown): void {
  // 26: no such collection, 27: no such index.
  if (![26, 27].includes((error as { code?: number }).code ?? 0)) throw error;
}
