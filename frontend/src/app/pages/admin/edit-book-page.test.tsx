import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
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
  expect(screen.getByLabelText('Old price')).toHaveValue('12.5');
  expect(screen.getByLabelText('New price')).toHaveValue('10');
  expect(screen.getByLabelText('Cover image')).toHaveValue('emma.webp');
  expect(screen.getByLabelText('Cover image')).toHaveProperty('type', 'text');
  expect(screen.getByLabelText('Stock')).toHaveValue('4');
});

test('a saved change is confirmed, sent with numbers, and shown as the shop has it', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), ' Woodhouse');
  await save(user);
  expect(await screen.findByText('Your book was updated successfully!')).toBeInTheDocument();
  expect(screen.getByText('Book Updated')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  expect(fakeAdmin.sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: `/books/edit/${book._id}`,
    body: { title: 'Emma Woodhouse', oldPrice: 12.5, newPrice: 10 },
  });
  expect(screen.getByLabelText('Title')).toHaveValue('Emma Woodhouse');
});

test('on edit the cover is required too', async () => {
  const { user } = open();
  await user.clear(await screen.findByLabelText('Cover image'));
  await save(user);
  expect(await screen.findByText('Cover image is required')).toBeInTheDocument();
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

async function collide() {
  const view = open();
  await view.user.type(await screen.findByLabelText('Title'), ' by me');
  book.title = 'Emma by them';
  book.updatedAt = '2026-11-21T12:00:00.000Z';
  await save(view.user);
  const panel = await screen.findByRole('alert', {
    name: 'Somebody else changed this book meanwhile',
  });
  return { ...view, panel };
}

test('the second of two owners is told and sees both versions', async () => {
  const { panel } = await collide();
  expect(
    within(panel).getByRole('row', { name: 'Title Emma by me Emma by them' }),
  ).toBeInTheDocument();
  expect(book.title).toBe('Emma by them');
});

test('the second owner can keep the own version', async () => {
  const { user, panel } = await collide();
  await user.click(within(panel).getByRole('button', { name: 'Keep my version' }));
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(book.title).toBe('Emma by me');
});

test('the second owner can take the version of the other', async () => {
  const { user, panel } = await collide();
  await user.click(within(panel).getByRole('button', { name: 'Take their version' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma by them'));
  expect(panel).not.toBeInTheDocument();
});
