import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book/book';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
let book: Book;
beforeEach(() => {
  signInAsAdmin();
  book = makeBook({ title: 'Emma', coverImage: 'emma.webp', category: 'fiction', stock: 4 });
  fakeShop.books = [book];
});

const open = () => renderApp(`/dashboard/edit-book/${book._id}`);
const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Update Book' }));

test('the form shows "Loading...", then the book with a text field for its cover', async () => {
  open();
  expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 2, name: 'Update Book' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Title')).toHaveValue('Emma');
  expect(screen.getByLabelText('Category')).toHaveValue('fiction');
  expect(screen.getByLabelText('Old price')).toHaveValue('12.50');
  expect(screen.getByLabelText('New price')).toHaveValue('10');
  expect(screen.getByLabelText('Cover image')).toHaveValue('emma.webp');
  expect(screen.getByLabelText('Cover image')).toHaveProperty('type', 'text');
  expect(screen.getByLabelText('Stock')).toHaveValue('4');
});

test('a saved change is confirmed, sent alone, and shown as the shop has it', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), ' Woodhouse');
  await user.type(screen.getByLabelText('Author'), ' ');
  await save(user);
  expect(await screen.findByText('Your book was updated successfully!')).toBeInTheDocument();
  expect(screen.getByText('Book Updated')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  expect(fakeAdmin.sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: `/books/edit/${book._id}`,
    body: { title: 'Emma Woodhouse' },
  });
  expect(fakeAdmin.sent.at(-1)?.body).toEqual({ title: 'Emma Woodhouse' });
  expect(screen.getByLabelText('Title')).toHaveValue('Emma Woodhouse');
});

test('prices go as numbers, an optional field can be cleared, a limit with the stock it was', async () => {
  const { user } = open();
  const retype = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await retype('New price', '9,50');
  await retype('Author', ' ');
  await retype('Stock', '6');
  await save(user);
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  const body = { newPrice: 9.5, author: null, stock: 6, seenStock: 4 };
  expect(fakeAdmin.sent.at(-1)?.body).toEqual(body);
});

test('a book without cover and old price can be repriced without them', async () => {
  Object.assign(book, { coverImage: '', oldPrice: undefined });
  const { user } = open();
  await user.clear(await screen.findByLabelText('New price'));
  await user.type(screen.getByLabelText('New price'), '8');
  await save(user);
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(fakeAdmin.sent.at(-1)?.body).toEqual({ newPrice: 8 });
});

test('on edit the old price of a book that has one is required', async () => {
  const { user } = open();
  await user.clear(await screen.findByLabelText('Old price'));
  await save(user);
  expect(await screen.findByText('Old price is required')).toBeInTheDocument();
});

test('on edit the cover is required too', async () => {
  const { user } = open();
  await user.clear(await screen.findByLabelText('Cover image'));
  await save(user);
  expect(await screen.findByText('Cover image is required')).toBeInTheDocument();
});

test('a refused picture stops the save, until another one is picked', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), ' Woodhouse');
  const input = screen.getByLabelText('Upload a picture');
  await user.upload(input, new File([], 'empty.png', { type: 'image/png' }));
  expect(await screen.findByText(/not a picture that can be read/)).toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(input).toHaveFocus());
  expect(fakeAdmin.sent).toEqual([]);
  await user.upload(input, new File(['picture'], 'cover.png', { type: 'image/png' }));
  await screen.findByText('Uploaded');
  await save(user);
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(fakeAdmin.sent.at(-1)?.body).toEqual({
    title: 'Emma Woodhouse',
    coverImage: 'stored-cover.webp',
  });
});

test('an uploaded picture puts its stored name into the cover field', async () => {
  const { user } = open();
  await screen.findByLabelText('Title');
  const picture = new File(['picture'], 'cover.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Upload a picture'), picture);
  await waitFor(() =>
    expect(screen.getByLabelText('Cover image')).toHaveValue('stored-cover.webp'),
  );
});

test('a failed save says so, and Retry saves', async () => {
  fakeApi.use(
    http.put(`${apiBase}/books/edit/:id`, () => refuse('internal_error'), { once: true }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), ' II');
  await save(user);
  expect(await screen.findByText('Update Failed')).toBeInTheDocument();
  expect(
    screen.getByText('There was an error updating the book. Please try again.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(fakeShop.books[0]?.title).toBe('Emma II');
});

test('a book that does not load says "Error fetching book data" and can be retried', async () => {
  fakeApi.use(http.get(`${apiBase}/books/:id`, () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Error fetching book data')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Emma');
});
