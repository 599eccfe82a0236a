import { setTimeout as wait } from 'node:timers/promises';
import { bookCollection } from '../../src/models/books/book.model.ts';
import { send } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import { category, type ImportFile } from './import-file.ts';

export type Step = 'import' | 'undo';

/** Reads the books of imports from a shop, and notes when it shows only a part of them. */
export async function watchImports(reader: ShopWithAdmin) {
  const parts: string[] = [];
  let looks = 0;
  const others = await bookCollection.countDocuments({ category, deletedAt: null, draft: null });

  /** The rows in three responses that are not cached: list, search and the owner's search. */
  const countRows = async ({ url, admin }: ShopWithAdmin, { author }: ImportFile) => {
    const another = `limit=1&page=${++looks}`;
    const [list, ...searches] = await Promise.all([
      send(`${url}/api/books/?category=${category}&${another}`),
      send(`${url}/api/search?q=${author}&${another}`),
      send(`${url}/api/search?q=${author}&${another}`, { headers: admin }),
    ]);
    return [
      Number(list.headers['x-total-count']) - others,
      ...searches.map(({ body }) => (JSON.parse(body) as { total: number }).total),
    ];
  };

  const watchWhile = async (step: Step, file: ImportFile, work: Promise<unknown>) => {
    const { author, rows } = file;
    let isOver = false;
    const end = work.catch(() => {}).then(() => (isOver = true));
    const isComing = step === 'import';
    let ids: unknown[] = [];
    const title = { $in: [0, rows / 2, rows - 1].map((i) => `${author} ${i}`) };
    while (!isOver) {
      const seen = await countRows(reader, file);
      if (seen.some((count) => count !== 0 && count !== rows))
        parts.push(`list, search and owner saw ${seen.join(', ')} of ${rows} (${step})`);
      const found: boolean[] = [];
      for (const id of ids)
        found.push((await send(`${reader.url}/api/books/${String(id)}`)).status === 200);
      // In this order: once a book is visible, or hidden, so are the books after it.
      if (found.some((is, i) => is === isComing && found.slice(i).includes(!isComing)))
        parts.push(`by id some were there: ${found.join(', ')} (${step})`);
      if (ids.length < 3) ids = await bookCollection.distinct('_id', { title });
      await wait(100);
    }
    await end;
  };

  return { parts, countLooks: () => looks, countRows, watchWhile };
}
