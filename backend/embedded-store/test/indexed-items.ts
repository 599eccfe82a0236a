import type { Document } from 'mongodb';
import { beforeEach } from 'vitest';
import { useDatabase } from './database.ts';

/** A new collection for each test of a file, and how it answers a query. */
export function useIndexedItems() {
  const database = useDatabase();
  const items = () => database.db.collection<Document>('items');
  beforeEach(async () => {
    await items().drop();
  });

  async function planOf(filter: Document, sort: Document = {}) {
    const explained = await items().find(filter).sort(sort).explain('executionStats');
    const stats = explained['executionStats'] as { totalDocsExamined: number };
    return { plan: JSON.stringify(explained['queryPlanner']), examined: stats.totalDocsExamined };
  }

  return { database, items, planOf };
}
