import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { importedSchema } from '../../../contract/book/book-import.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { createLog } from '../../../log.ts';
import { schedule } from '../../../runtime/schedule.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { testDatabaseUri, useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loadSitemap } from '../../../web/sitemap.ts';
import { booksChanged, type ChangedBooks } from '../../../models/books/book-changes.ts';
import { bookCollection } from '../../../models/books/book.model.ts';
import { watchBooks } from '../books/watch-books.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';
import { resumeImports } from './store-import.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 180_000 }); // many books are read again and again

const rowsOf = (length: number) => Array.from({ length }, (_, i) => `,Zebra ${i},Text,horror,1,3,`);

/** What shoppers see of the zebras, each time on other ways, none of which lies ready. */
async function openShop() {
  const { api, caches } = createTestApp();
  onTestFinished(() => caches.stop());
  await caches.index.sync();
  const withoutIndex = createTestApp().api;
  let asked = 0;
  const look = async () => {
    asked += 1;
    const search = `/api/search?q=zebra&maxPrice=${1000 + asked}`;
    const totals = [api, withoutIndex].map(async (each) => {
      const { body } = await each.get(search).expect(200);
      return searchResultSchema.parse(body).total;
    });
    const list = await api.get(`/api/books?maxPrice=${1000 + asked}&limit=24&page=40`).expect(200);
    const { body } = await createTestApp().api.get('/api/categories').expect(200);
    const counted = (body as { books: number }[]).reduce((sum, { books }) => sum + books, 0);
    const { body: map } = await loadSitemap('http://shop.example');
    return [
      ...(await Promise.all(totals)),
      Number(list.headers['x-total-count']),
      counted,
      String(map).split('/books/').length - 1,
    ];
  };
  return { api, caches, look };
}

/** Calls `look` behind each write of books. */
function behindWrites(look: () => Promise<void>) {
  const books = bookCollection as unknown as Record<
    string,
    (...given: unknown[]) => Promise<unknown>
  >;
  for (const name of ['bulkWrite', 'insertMany', 'updateMany']) {
    const write = books[name]!.bind(bookCollection);
    vi.spyOn(books, name).mockImplementation(async (...given) => {
      const response = await write(...given);
      await look();
      return response;
    });
  }
  onTestFinished(() => void vi.restoreAllMocks());
}

it('shoppers see all of a file at once, and all of it gone at once when it is undone', async () => {
  // Written in four parts, there and back; at each, all books are read on each way.
  const added = 960;
  const [draft, goes] = [
    await makeBook({ title: 'Zebra draft', draft: true }),
    await makeBook({ title: 'Zebra that goes' }),
  ];
  const { api, caches, look } = await openShop();
  const ids = [draft.id, goes.id];
  const csv = [
    '_id,title,description,category,newPrice,stock,draft',
    `${ids[0]},Zebra draft,Text,horror,1,,no`,
    `${ids[1]},Zebra that goes,Text,horror,1,,yes`,
    ...rowsOf(added),
  ].join('\n');
  const customer = await signInCustomer();
  const seen: number[][] = [];
  const responses = new Set<string>();
  const written = new Set<number>();
  behindWrites(async () => {
    const figures = await look();
    seen.push(figures);
    const record = await ImportModel.findOne({ state: 'accepted' }).lean();
    written.add(record?.cursor ?? 0);
    // Rows that are not published yet cannot be opened, and books being removed cannot be ordered.
    const zebra = await bookCollection.findOne({ title: 'Zebra 0' });
    if (!zebra) return;
    const [id, book] = [zebra._id.toHexString(), zebra];
    const { status } = await api.get(`/api/books/${id}`);
    const order = api
      .post('/api/orders/')
      .set(customer)
      .send(orderFor([{ ...book, id }]));
    if (!zebra.deletedAt && !zebra.leavesWith) return;
    responses.add(`${status} ${(await order).status}`);
  });
  /** Whether all ways have shown either what was there before or what is there now. */
  const expectOnly = (before: number, now: number) => {
    expect(
      [...written.values()].filter((cursor) => cursor > 0 && cursor < added).length,
    ).toBeGreaterThan(2);
    written.clear();
    const wrong = seen.filter((figures) =>
      figures.some((figure) => figure !== before && figure !== now),
    );
    expect(wrong).toEqual([]);
    expect(seen.splice(0).at(0)).toContain(before);
  };

  const imported = await api
    .post('/api/books/import')
    .set(signInAdmin())
    .type('text/csv')
    .send(csv)
    .expect(200);
  const { importId } = importedSchema.parse(imported.body);
  await caches.index.settled({ many: true });
  expectOnly(1, added + 1);
  expect([...responses.keys()]).toEqual(['404 409']);
  responses.clear();
  expect(new Set(await look())).toEqual(new Set([added + 1]));

  await api.post(`/api/imports/${importId}/undo`).set(signInAdmin()).expect(200);
  await caches.index.settled({ many: true });
  expectOnly(added + 1, 1);
  expect([...responses.keys()]).toEqual(['200 409']);
  expect(new Set(await look())).toEqual(new Set([1]));
});

it('nobody reads the books of an undo again before all of them are gone', async () => {
  // The index of another process that reads the last part again might find it gone, and only it.
  const { api } = createTestApp();
  const csv = ['_id,title,description,category,newPrice,stock,draft', ...rowsOf(300)].join('\n');
  const request = api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv);
  const { importId } = importedSchema.parse((await request.expect(200)).body);
  const start = new Date();
  const heard: ChangedBooks[] = [];
  onTestFinished(booksChanged.listen((changed) => void heard.push(changed)));
  const early: unknown[] = [];
  let parts = 0;
  behindWrites(async () => {
    const isLeaving = { leavesWith: { $exists: true } };
    parts += Number(await bookCollection.countDocuments(isLeaving)) > 0 ? 1 : 0;
    early.push(...heard);
    early.push(...(await bookCollection.distinct('title', { updatedAt: { $gte: start } })));
  });
  await api.post(`/api/imports/${importId}/undo`).set(signInAdmin()).expect(200);
  expect(parts).toBeGreaterThan(1);
  expect(early).toEqual([]);
  expect(heard.flat()).toHaveLength(300);
});

// So many that the process is killed before it has ended.
const added = 2400;
const countOnSale = () => bookCollection.countDocuments({ deletedAt: null, draft: null });

it.each([
  ['rows are stored', () => importRows.findOne({ 'after.title': 'Zebra 900' })],
  ['the file is accepted', () => ImportModel.findOne({ state: 'accepted' })],
  ['a part of it is written', () => ImportModel.findOne({ cursor: { $gt: 600 } })],
])(
  'shoppers of another process see all or nothing, also when the importing one is killed while %s',
  async (_at, isAt) => {
    await makeBook({ title: 'Zebra before' });
    const watch = watchBooks();
    const job = { name: 'watch', everyMs: 1000, work: watch.catchUp };
    const stop = schedule([job], createLog('silent'));
    onTestFinished(() => (watch.stop(), stop()));
    const { api } = createTestApp();
    let asked = 0;
    const look = async () => {
      asked += 1;
      const { body, headers } = await api.get(`/api/books?limit=24&maxPrice=${1000 + asked}`);
      const seen = [Number(headers['x-total-count']), (body as unknown[]).length];
      expect([
        [1, 1],
        [added + 1, 24],
      ]).toContainEqual(seen);
      return seen[0] !== 1;
    };

    const file = path.join(inject('programs'), 'import-child.mjs');
    const child = fork(file, [testDatabaseUri()]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    child.send(
      ['_id,title,description,category,newPrice,stock,draft', ...rowsOf(added)].join('\n'),
    );
    const end = once(child, 'exit');
    // A busy machine may look only when all is over.
    while (!(await isAt()) && child.exitCode === null) await look();
    child.kill('SIGKILL');
    await end;
    await look();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    let isResumed = false;
    const resumed = resumeImports().finally(() => (isResumed = true));
    while (!isResumed) await look();
    await resumed;
    vi.useRealTimers();
    expect(await look()).toBe((await countOnSale()) > 1);
  },
);
