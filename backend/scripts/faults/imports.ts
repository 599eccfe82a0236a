import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importedSchema } from '../../src/contract/book/book-import.ts';
import { bookCollection } from '../../src/book-record/book.model.ts';
import { ImportModel, importRows } from '../../src/book-record/import.model.ts';
import { makeBook } from '../../src/testing/factories.ts';
import { send } from '../harness/send.ts';
import { startShopWithAdmin, type ShopWithAdmin } from '../harness/shop.ts';
import type { Scenario } from './scenario.ts';

const changed = 100;
const [oldCents, newCents] = [1100, 2200];
/** Of the new books. */
const category = 'horror';
const isOpen = { state: { $ne: 'complete' as const } };
type What = 'import' | 'undo';

/** Kills and stops the API during imports and their undo, while another API reads the books. */
export const imports: Scenario = async ({ report, shop, database, stage }) => {
  const rounds = report.choose(2, 20);
  const rows = report.choose(1000, 20_000);
  const other = await startShopWithAdmin(stage, database.uri);
  const books = await Promise.all(
    Array.from({ length: changed }, () => makeBook({ newPriceCents: oldCents })),
  );
  const parts: string[] = [];
  const halves: string[] = [];
  const late: string[] = [];
  const exits: string[] = [];
  const maxMs = { import: 0, undo: 0 };
  let looks = 0;

  const others = await bookCollection.countDocuments({ category, deletedAt: null, draft: null });
  /** How many rows three requests without cached responses show. */
  const look = async ({ url, admin }: ShopWithAdmin, author: string) => {
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

  const watchWhile = async (what: What, author: string, work: Promise<unknown>) => {
    let isOver = false;
    void work.finally(() => (isOver = true)).catch(() => {});
    const isComing = what === 'import';
    let ids: unknown[] = [];
    const title = { $in: [0, rows / 2, rows - 1].map((i) => `${author} ${i}`) };
    while (!isOver) {
      const seen = await look(other, author);
      if (seen.some((count) => count !== 0 && count !== rows))
        parts.push(`list, search and owner saw ${seen.join(', ')} of ${rows} (${what})`);
      const found: boolean[] = [];
      for (const id of ids)
        found.push((await send(`${other.url}/api/books/${String(id)}`)).status === 200);
      // In this order: once a book is visible, or hidden, so are the books after it.
      if (found.some((is, i) => is === isComing && found.slice(i).includes(!isComing)))
        parts.push(`by id some were there: ${found.join(', ')} (${what})`);
      if (ids.length < 3) ids = await bookCollection.distinct('_id', { title });
      await wait(100);
    }
    await work.catch(() => {});
  };

  const stopAt = async (ms: number, round: number) => {
    await wait(ms);
    report.countFaults();
    if (round % 2 === 0) return shop.api.kill();
    const code = await shop.api.stop();
    if (code !== 0) exits.push(`exit code ${code}`);
  };

  /** Restarts the shop; checks that it has all rows or none, at once and after the import has finished. */
  const checkOutcome = async (author: string, what: What) => {
    const open = await ImportModel.exists({ state: 'accepted' });
    await shop.api.start();
    const [first] = await look(shop, author);
    while (await ImportModel.exists(isOpen)) await wait(200);
    const onSale = await bookCollection.countDocuments({ author, deletedAt: null });
    const ids = books.map(({ _id }) => _id);
    const dear = await bookCollection.countDocuments({
      _id: { $in: ids },
      newPriceCents: newCents,
    });
    const rest = await importRows.countDocuments();
    const isThere = onSale > 0;
    if ((onSale !== 0 && onSale !== rows) || dear !== (isThere ? changed : 0) || rest > 0)
      halves.push(`${onSale} of ${rows} new, ${dear} of ${changed} changed, ${rest} rows left`);
    if (first !== onSale) late.push(`${first} at the opening, ${onSale} later (${what})`);
    if (open && isThere !== (what === 'import')) halves.push(`an accepted ${what} was lost`);
    report.note(
      `${what} stopped: ${isThere ? 'all' : 'nothing'} there${open ? ', accepted before' : ''}; ${parts.length} parts in ${looks} looks`,
    );
    return isThere;
  };

  for (let round = -1; round < rounds; round += 1) {
    const author = `a${randomBytes(6).toString('hex')}`;
    const share = (round + 0.5) / rounds;
    const lines = [
      ...books.map(({ id }) => `${id},Known,Anybody,Text,fiction,22`),
      ...Array.from({ length: rows }, (_, i) => `,${author} ${i},${author},Text,${category},9.50`),
    ];
    const ask = async (what: What, path: string, body = '') => {
      const headers = { 'content-type': 'text/csv', ...shop.admin };
      const response = await send(`${shop.url}${path}`, { method: 'POST', headers, body });
      if (round < 0) maxMs[what] = response.ms;
      return response;
    };
    const csv = ['_id,title,author,description,category,newPrice', ...lines].join('\n');
    const importing = ask('import', '/api/books/import', csv);
    if (round < 0) {
      const response = await importing;
      const { importId } = importedSchema.parse(JSON.parse(response.body));
      await watchWhile('undo', author, ask('undo', `/api/imports/${importId}/undo`));
      const { import: importMs, undo: undoMs } = maxMs;
      report.note(`${rows} rows: import ${importMs.toFixed(0)} ms, undo ${undoMs.toFixed(0)} ms`);
      continue;
    }
    const watchStopped = (what: What, work: Promise<unknown>) =>
      watchWhile(
        what,
        author,
        Promise.all([work.catch(() => {}), stopAt(maxMs[what] * share, round)]),
      );
    await watchStopped('import', importing);
    if (!(await checkOutcome(author, 'import'))) continue;
    const done = await ImportModel.findOne({ new: rows }).sort({ _id: -1 }).lean();
    const path = `/api/imports/${String(done?._id)}/undo`;
    await watchStopped('undo', ask('undo', path));
    if (await checkOutcome(author, 'undo')) await watchWhile('undo', author, ask('undo', path));
    await bookCollection.deleteMany({ author, deletedAt: { $ne: null } }); // or the next round is slower
  }
  report.check(`a file is in the shop as a whole or not at all`, halves);
  report.check(`no other process saw a part (${looks} looks)`, parts);
  report.check('a shop that opens shows what it will show', late);
  report.check('exit code 0', exits);
  await other.api.stop();
};
