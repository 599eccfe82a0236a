import type { mongo } from 'mongoose';

type Collection = Pick<mongo.Collection, 'indexes' | 'dropIndex'>;
const namespaceNotFound = 26;
const indexNotFound = 27;

/** None where there is no such collection yet. */
export async function indexNames(collection: Collection): Promise<string[]> {
  const indexes = await collection.indexes().catch(unless([namespaceNotFound]));
  return indexes?.flatMap(({ name }) => name ?? []) ?? [];
}

/** Drops an index that an earlier version made; another process may have done so. */
export async function dropFormerIndex(collection: Collection, name: string): Promise<void> {
  await collection.dropIndex(name).catch(unless([namespaceNotFound, indexNotFound]));
}

function unless(codes: number[]) {
  return (error: unknown): void => {
    if (!codes.includes((error as { code?: number }).code ?? 0)) throw error;
  };
}
