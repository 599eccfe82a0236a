import mongoose from 'mongoose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bookSchema } from '../../../contract/book/book.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { addBook, newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { sendFile } from '../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const { api } = createTestApp();
const owner = signInAdmin();
const categories = defaultSettings.categories.filter(({ slug }) => slug !== 'horror');
const remove = () =>
  api
    .put('/api/settings')
    .set(owner)
    .send({ categories, moveTo: { horror: 'fiction' } })
    .expect(200);

/** Lets something else happen between the writes of the next transaction and its commit. */
function beforeNextCommit(other: () => PromiseLike<unknown>): void {
  const { prototype } = mongoose.mongo.ClientSession;
  const { commitTransaction } = prototype;
  const spy = vi.spyOn(prototype, 'commitTransaction').mockImplementationOnce(async function (
    this: mongoose.ClientSession,
  ) {
    await other();
    return commitTransaction.call(this);
  });
  onTestFinished(() => spy.mockRestore());
}

const edit = async (id: string) => {
  const sent = api.put(`/api/books/edit/${id}`).set(owner).send({ category: 'horror' });
  return bookSchema.parse((await sent.expect(200)).body).category;
};
const bulk = (id: string) =>
  api
    .post('/api/books/bulk')
    .set(owner)
    .send({ ids: [id], change: { category: 'horror' } })
    .expect(200);
const create = async () => {
  const body = newBookBody({ category: 'horror' });
  const sent = api.post('/api/books/create-book').set(owner).send(body);
  return bookSchema.parse((await sent.expect(201)).body).category;
};
const send = () =>
  sendFile('title,description,category,newPrice\nEmma,A match.,horror,12\n').expect(200);

describe.each([
  ['a new book', create],
  ['an edited book', edit],
  ['a book of a bulk change', bulk],
  ['a book of a file', send],
])('a category that is removed at the same moment takes %s along', (_name, save) => {
  const found = async () => (await BookModel.find().lean()).map(({ category }) => category).sort();

  it('when the book is saved last', async () => {
    const { _id } = await addBook({ category: 'business' });
    beforeNextCommit(remove);
    const shown = await save(_id);
    expect(shown).not.toBe('horror');
    expect(await found()).toContain('fiction');
    expect(await found()).not.toContain('horror');
  });

  it('when the category is removed last', async () => {
    const { _id } = await addBook({ category: 'business' });
    beforeNextCommit(() => save(_id));
    await remove();
    expect(await found()).toContain('fiction');
    expect(await found()).not.toContain('horror');
  });
});
