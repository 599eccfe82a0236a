import { setTimeout as wait } from 'node:timers/promises';
import { importedSchema } from '../../src/contract/book/book-import.ts';
import { bookCollection } from '../../src/models/books/book.model.ts';
import { ImportModel } from '../../src/models/books/import.model.ts';
import { send } from '../harness/send.ts';
import { startShopWithAdmin, type ShopWithAdmin } from '../harness/shop.ts';
import { findStored, makeFile, makeKnownBooks, type ImportFile } from './import-file.ts';
import type { Scenario } from './scenario.ts';
import { watchImports, type Step } from './watch-import.ts';

/** Kills and stops the API during imports and their undo, while another API reads the books. */
export const imports: Scenario = async ({ report, shop, database, stage }) => {
  const rounds = report.choose(2, 20);
  const rows = report.choose(1000, 20_000);
  const other = await startShopWithAdmin(stage, database.uri);
  const known = await makeKnownBooks();
  const { parts, countLooks, countRows, watchWhile } = await watchImports(other);
  const halves: string[] = [];
  const late: string[] = [];
  const exits: string[] = [];

  const stop = async (isKill: boolean) => {
    report.countFaults();
    if (isKill) return shop.api.kill();
    const code = await shop.api.stop();
    if (code !== 0) exits.push(`exit code ${code}`);
  };

  /** Restarts the shop; checks that it has all rows or none, at once and after the import has finished. */
  const restart = async (file: ImportFile, step: Step) => {
    const wasAccepted = await ImportModel.exists({ state: 'accepted' });
    await shop.api.start();
    const [first] = await countRows(shop, file);
    while (await ImportModel.exists({ state: { $ne: 'complete' } })) await wait(200);
    const { onSale, half } = await findStored(file, known);
    const isThere = onSale > 0;
    if (half) halves.push(half);
    if (first !== onSale) late.push(`${first} at the opening, ${onSale} later (${step})`);
    if (wasAccepted && isThere !== (step === 'import')) halves.push(`an accepted ${step} was lost`);
    report.note(
      `${step} stopped: ${isThere ? 'all' : 'nothing'} there${wasAccepted ? ', accepted before' : ''}; ${parts.length} parts in ${countLooks()} looks`,
    );
    return isThere;
  };

  const usual = await measureUndisturbed(shop, makeFile(known, rows), watchWhile);
  report.note(
    `${rows} rows: import ${usual.importMs.toFixed(0)} ms, undo ${usual.undoMs.toFixed(0)} ms`,
  );
  for (let round = 0; round < rounds; round += 1) {
    const share = (round + 0.5) / rounds;
    const stopAfter = (ms: number) => wait(ms * share).then(() => stop(round % 2 === 0));
    const file = makeFile(known, rows);
    const importing = post(shop, '/api/books/import', file.csv).catch(() => {});
    await watchWhile('import', file, Promise.all([importing, stopAfter(usual.importMs)]));
    if (!(await restart(file, 'import'))) continue;
    const done = await ImportModel.findOne({ new: rows }).sort({ _id: -1 }).lean();
    const undo = () => post(shop, `/api/imports/${String(done?._id)}/undo`).catch(() => {});
    await watchWhile('undo', file, Promise.all([undo(), stopAfter(usual.undoMs)]));
    if (await restart(file, 'undo')) await watchWhile('undo', file, undo());
    // Otherwise the next round is slower.
    await bookCollection.deleteMany({ author: file.author, deletedAt: { $ne: null } });
  }
  report.check(`a file is in the shop as a whole or not at all`, halves);
  report.check(`no other process saw a part (${countLooks()} looks)`, parts);
  report.check('a shop that opens shows what it will show', late);
  report.check('exit code 0', exits);
  await other.api.stop();
};

type Watch = Awaited<ReturnType<typeof watchImports>>['watchWhile'];

/** Imports a file and undoes it without a fault; returns how long each took. */
async function measureUndisturbed(shop: ShopWithAdmin, file: ImportFile, watchWhile: Watch) {
  const { body, ms: importMs } = await post(shop, '/api/books/import', file.csv);
  const { importId } = importedSchema.parse(JSON.parse(body));
  const undoing = post(shop, `/api/imports/${importId}/undo`);
  await watchWhile('undo', file, undoing);
  return { importMs, undoMs: (await undoing).ms };
}

function post({ url, admin }: ShopWithAdmin, path: string, body = '') {
  const headers = { 'content-type': 'text/csv', ...admin };
  return send(`${url}${path}`, { method: 'POST', headers, body });
}
