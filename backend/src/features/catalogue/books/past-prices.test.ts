import { beforeEach, describe, expect, it } from 'vitest';
import { publicBookSchema } from '../../../contract/book/book.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection } from '../../../models/books/book.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const setLowestPrice = (lowestPrice: boolean) =>
  api.put('/api/settings').set(signInAdmin()).send({ lowestPrice }).expect(200);
const put = (id: string, body: object) =>
  api.put(`/api/books/edit/${id}`).set(signInAdmin()).send(body).expect(200);
const read = async (id: string, headers = {}) =>
  publicBookSchema.parse((await api.get(`/api/books/${id}`).set(headers).expect(200)).body);
const lowest = async (id: string) => (await read(id)).lowestPrice;

/** As if all that was done so far lay so many days back. */
async function passDays(days: number): Promise<void> {
  for await (const { _id, pastPrices } of bookCollection.find()) {
    const moved = pastPrices?.map(({ cents, until }) => ({
      cents,
      until: new Date(until.getTime() - days * 24 * 60 * 60 * 1000),
    }));
    if (moved) await bookCollection.updateOne({ _id }, { $set: { pastPrices: moved } });
  }
}

/** As after 109 changes of its price from one on, of which only the last ones are made. */
async function changePriceOften(): Promise<string> {
  const until = new Date();
  const pastPrices = Array.from({ length: 95 }, (_, i) => ({ cents: 100 + i, until }));
  const { _id } = await addBook({ newPriceCents: 195, pastPrices });
  for (let cents = 196; cents < 210; cents += 1) await put(_id, { newPrice: cents / 100 });
  return _id;
}

describe('a reduced book', () => {
  it('says its lowest price of the 30 days before, once the owner wants that', async () => {
    const { _id } = await addBook({ newPriceCents: 1800 });
    await put(_id, { newPrice: 15 });
    await put(_id, { newPrice: 20 });
    await put(_id, { newPrice: 12, oldPrice: 20 });
    expect(await read(_id)).not.toHaveProperty('lowestPrice');
    await setLowestPrice(true);
    expect(await lowest(_id)).toBe(15);
    // The owner's ETag is still that of the book alone.
    const seen = await api.get(`/api/books/${_id}`).set(signInAdmin()).expect(200);
    expect(publicBookSchema.parse(seen.body).lowestPrice).toBe(15);
    const ifMatch = { ...signInAdmin(), 'If-Match': seen.headers.etag! };
    await api.put(`/api/books/edit/${_id}`).set(ifMatch).send({ title: 'Other' }).expect(200);
    expect(await lowest(_id)).toBe(15);
    await setLowestPrice(false);
    expect(await read(_id)).not.toHaveProperty('lowestPrice');
  });

  it('counts the price that was there 30 days before, and none that had ended by then', async () => {
    await setLowestPrice(true);
    const { _id } = await addBook({ newPriceCents: 500 });
    await put(_id, { newPrice: 9 });
    await passDays(31);
    // For all of the 30 days it cost 9.
    await put(_id, { newPrice: 8, oldPrice: 10 });
    expect(await lowest(_id)).toBe(9);
    await passDays(29);
    await put(_id, { newPrice: 7 });
    expect(await lowest(_id)).toBe(8);
    await passDays(365);
    expect(await lowest(_id)).toBe(8);
  });

  it('starts a reduction when an old price is added, also with the same price', async () => {
    await setLowestPrice(true);
    const { _id } = await addBook({ newPriceCents: 1000 });
    expect(await lowest(_id)).toBeUndefined();
    await put(_id, { oldPrice: 15 });
    expect(await lowest(_id)).toBe(10);
    // A slip put right is no other reduction; without an old price there is none.
    await put(_id, { oldPrice: 14, newPrice: 10 });
    expect(await lowest(_id)).toBe(10);
    await put(_id, { oldPrice: null });
    expect(await lowest(_id)).toBeUndefined();
  });

  it('says nothing when it was not sold before, and counts no price of a draft', async () => {
    await setLowestPrice(true);
    const fresh = await addBook({ newPriceCents: 1000, oldPriceCents: 1500 });
    expect(await lowest(fresh._id)).toBeUndefined();
    const draft = await addBook({ newPriceCents: 300, draft: true });
    await put(draft._id, { newPrice: 10, oldPrice: 15 });
    await put(draft._id, { draft: false });
    expect(await lowest(draft._id)).toBeUndefined();
    await put(draft._id, { newPrice: 9 });
    expect(await lowest(draft._id)).toBe(10);
  });

  it('keeps few prices, however often they change', async () => {
    const _id = await changePriceOften();
    const [book] = await bookCollection.find().toArray();
    expect(book?.pastPrices).toHaveLength(100);
    await put(_id, { newPrice: 0.5, oldPrice: 3 });
    await setLowestPrice(true);
    expect(await lowest(_id)).toBe(1);
  });

  it('still notes a price after very many, once those count no more', async () => {
    const _id = await changePriceOften();
    await passDays(31);
    await put(_id, { newPrice: 1.5, oldPrice: 3 });
    await setLowestPrice(true);
    expect(await lowest(_id)).toBe(2.09);
  });

  it('says it wherever it stands among others, as long as the owner wants that', async () => {
    const { _id } = await addBook({
      title: 'Emma',
      author: 'Jane Austen',
      newPriceCents: 1500,
      trending: true,
    });
    const other = await addBook({ title: 'Persuasion', author: 'Jane Austen' });
    await put(_id, { newPrice: 12, oldPrice: 20 });
    const picks = { title: 'Picks', books: [{ bookId: _id }] };
    await api.post('/api/shelves').set(signInAdmin()).send(picks).expect(201);
    const paths = ['books/?trending=true', `books/?ids=${_id}`, `books/${other._id}/related`];
    paths.push('search?q=emma', 'search?maxPrice=13', 'authors/jane-austen', 'shelves/picks');
    const shown = async () => {
      const responses = paths.map((path) => api.get(`/api/${path}`).expect(200));
      return (await Promise.all(responses)).map(({ text }) => text.includes('"lowestPrice":15'));
    };
    expect(await shown()).toEqual(paths.map(() => false));
    await setLowestPrice(true);
    expect(await shown()).toEqual(paths.map(() => true));
    const bulk = { ids: [_id], change: { category: 'horror' } };
    const change = api.post('/api/books/bulk').set(signInAdmin()).send(bulk);
    const { undo } = (await change.expect(200)).body as { undo: string };
    expect(await shown()).toContain(true);
    expect(await lowest(_id)).toBe(15);
    await api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id: undo }).expect(200);
    expect(await lowest(_id)).toBe(15);
    await setLowestPrice(false);
    expect(await shown()).toEqual(paths.map(() => false));
  });

  it('says it after an import too, and after one that is undone', async () => {
    await setLowestPrice(true);
    const book = await addBook({ newPriceCents: 2000 });
    const other = await addBook({ title: 'Other', newPriceCents: 2000 });
    const send = async (csv: string) => {
      const post = api.post('/api/books/import').set(signInAdmin()).type('text/csv');
      return ((await post.send(csv).expect(200)).body as { importId: string }).importId;
    };
    await send(`_id,newPrice\n${book._id},16\n${other._id},20`);
    const id = await send(
      `_id,title,newPrice,oldPrice\n${book._id},New,12,20\n${other._id},Same,20,`,
    );
    expect(await lowest(book._id)).toBe(16);
    expect((await bookCollection.findOne({ title: 'Same' }))?.pastPrices).toBeUndefined();
    await api.post(`/api/imports/${id}/undo`).set(signInAdmin()).expect(200);
    expect(await read(book._id)).toMatchObject({ newPrice: 16 });
    expect(await lowest(book._id)).toBeUndefined();
    await put(book._id, { oldPrice: 20 });
    expect(await lowest(book._id)).toBe(12);
    const added = await send('title,description,category,newPrice,oldPrice\nAdded,Text,horror,3,4');
    expect(added).toBeTruthy();
    expect((await bookCollection.findOne({ title: 'Added' }))?.pastPrices).toBeUndefined();
  });
});
