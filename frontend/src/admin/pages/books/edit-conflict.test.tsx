import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book/book';
import { apiBase, fakeApi, fakeShop } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
let book: Book;
beforeEach(() => {
  signInAsAdmin();
  book = makeBook({ title: 'Emma', coverImage: 'emma.webp', stock: 3 });
  fakeShop.books = [book];
});

async function openForm() {
  const view = renderApp(`/dashboard/edit-book/${book._id}`);
  await screen.findByLabelText('Title');
  const type = async (label: string, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.type(screen.getByLabelText(label), text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Update Book' }));
  return { ...view, type, save };
}

/** Somebody else, or a customer, changes the book. */
function changeBook(change: Partial<Book>) {
  Object.assign(book, change, { updatedAt: '2026-11-21T12:00:00.000Z' });
}
const bodies = () => fakeAdmin.sent.map(({ body }) => body);
const findPanel = (name: string | RegExp) => screen.findByRole('alert', { name });
const saved = () => screen.findByText('Book Updated');

test('keeps the stock of copies sold meanwhile, and says so', async () => {
  const { type, save } = await openForm();
  await type('Description', 'Better words.');
  changeBook({ stock: 1 });
  await save();
  expect(await saved()).toBeInTheDocument();
  expect(bodies().at(-1)).toEqual({ description: 'Better words.' });
  expect(book.stock).toBe(1);
  expect(screen.getByText('2 sold, 1 left.')).toBeInTheDocument();
  expect(screen.getByLabelText('Stock')).toHaveValue('1');
});

test('keeps and lists what only the other side changed', async () => {
  const { type, save } = await openForm();
  await type('Title', 'Emma by me');
  changeBook({ newPrice: 12, trending: true });
  await save();
  expect(await saved()).toBeInTheDocument();
  expect(book).toMatchObject({ title: 'Emma by me', newPrice: 12, trending: true });
  expect(screen.getByText('New price: $10.00 became $12.00.')).toBeInTheDocument();
  expect(screen.getByText('Trending: no became yes.')).toBeInTheDocument();
  expect(screen.getByLabelText('New price')).toHaveValue('12');
});

test('names categories as the shop does, where both sides changed the category and elsewhere', async () => {
  fakeShop.settings.categories = [
    { slug: 'fiction', name: 'Novels' },
    { slug: 'horror', name: 'Thrillers' },
    { slug: 'business', name: 'Work' },
  ];
  book.category = 'fiction';
  const { user, type, save } = await openForm();
  await type('Title', 'Emma by me');
  changeBook({ category: 'horror' });
  await save();
  expect(await screen.findByText('Category: Novels became Thrillers.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Okay' }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Work');
  Object.assign(book, { category: 'fiction', updatedAt: '2026-11-21T13:00:00.000Z' });
  await save();
  const panel = await findPanel(/^ann changed this book/);
  expect(within(panel).getByText('Work')).toBeVisible();
  expect(within(panel).getByText('Novels')).toBeVisible();
});

test('a draft that meets a conflict while it is published is published with "Save mine"', async () => {
  book.draft = true;
  const { user, type } = await openForm();
  await type('Title', 'Emma by me');
  changeBook({ title: 'Emma by them' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  expect(await saved()).toBeInTheDocument();
  expect(bodies().at(-1)).toEqual({ title: 'Emma by me', draft: null });
});

test.each([
  ['Save mine', { title: 'Emma by me', description: 'Mine.', author: 'Jane' }],
  ['Take theirs', { title: 'Emma by them', author: 'Jane' }],
])('who saves second sees both versions and chooses: %s', async (choice, kept) => {
  const { user, type, save } = await openForm();
  await type('Title', 'Emma by me');
  await type('Description', 'Mine.');
  changeBook({ title: 'Emma by them', author: 'Jane' });
  await save();
  const panel = await findPanel(/^ann changed this book on/);
  expect(within(panel).getByText('Emma by me')).toBeVisible();
  expect(within(panel).getByText('Emma by them')).toBeVisible();
  expect(screen.getByText('Author: A. Author became Jane.')).toBeInTheDocument();
  expect(book.title).toBe('Emma by them');
  await user.click(within(panel).getByRole('button', { name: choice }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(kept.title));
  expect(book).toMatchObject(kept);
});

test('pressing Update again does not decide for the owner', async () => {
  const { type, save } = await openForm();
  await type('Title', 'Emma by me');
  changeBook({ title: 'Emma by them' });
  await save();
  await findPanel(/^ann changed this book/);
  await save();
  await waitFor(() => expect(fakeAdmin.sent).toHaveLength(2));
  expect(book.title).toBe('Emma by them');
});

test('a stock set while it sells is saved less the copies sold', async () => {
  const { user, type, save } = await openForm();
  await type('Stock', '5');
  changeBook({ stock: 1 });
  await save();
  const panel = await findPanel('This book was sold meanwhile');
  expect(within(panel).getByText('Stock: 2 sold since you opened this')).toBeVisible();
  expect(within(panel).getByText('3 (the 5 you typed, less the 2 sold)')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Save mine' }));
  expect(await saved()).toBeInTheDocument();
  expect(bodies().at(-1)).toEqual({ stock: 3, seenStock: 1 });
});

test('a stock that somebody else set is not called a sale', async () => {
  const { user, type, save } = await openForm();
  await type('Stock', '5');
  fakeAdmin.stockSetAt = '2026-11-21T12:00:00.000Z';
  changeBook({ stock: 2 });
  await save();
  const panel = await findPanel(/^ann changed this book/);
  await user.click(within(panel).getByRole('button', { name: 'Save mine' }));
  expect(await saved()).toBeInTheDocument();
  expect(bodies().at(-1)).toEqual({ stock: 5, seenStock: 2 });
});

test('when only the answer was lost, trying again finds it saved', async () => {
  const { user, type, save } = await openForm();
  await type('Title', 'Emma II');
  fakeApi.use(
    http.put(
      `${apiBase}/books/edit/:id`,
      () => {
        changeBook({ title: 'Emma II' });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await save();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await saved()).toBeInTheDocument();
  expect(bodies()).toEqual([{ title: 'Emma II' }]);
});

test('a double click on Update saves once', async () => {
  const { user, type } = await openForm();
  await type('Title', 'Emma II');
  await user.dblClick(screen.getByRole('button', { name: 'Update Book' }));
  expect(await saved()).toBeInTheDocument();
  expect(bodies()).toEqual([{ title: 'Emma II' }]);
});

test('a draft is saved against the book as it was when it was typed', async () => {
  const first = await openForm();
  await first.type('Stock', '5');
  first.unmount();
  changeBook({ stock: 2 });
  const { save } = await openForm();
  expect(screen.getByLabelText('Stock')).toHaveValue('5');
  await save();
  const panel = await findPanel('This book was sold meanwhile');
  expect(within(panel).getByText('4 (the 5 you typed, less the 1 sold)')).toBeVisible();
});

test('a book that was deleted meanwhile says so', async () => {
  const { type, save } = await openForm();
  await type('Title', 'Emma II');
  fakeShop.books = [];
  await save();
  expect(await screen.findByText(/This book was deleted meanwhile/)).toBeInTheDocument();
});

test('the keyboard stays on the page after "Take theirs"', async () => {
  const { user, type, save } = await openForm();
  await type('Title', 'Emma by me');
  changeBook({ title: 'Emma by them' });
  await save();
  await findPanel(/^ann changed this book on/);
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma by them'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
