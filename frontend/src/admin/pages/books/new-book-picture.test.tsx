import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const picture = () => new File(['picture'], 'cover.png', { type: 'image/png' });
type User = ReturnType<typeof renderApp>['user'];

const main = () => within(screen.getByRole('main'));
const submit = (user: User) => user.click(main().getByRole('button', { name: 'Add New Book' }));

async function fillIn(user: User) {
  await user.click(await screen.findByLabelText('Title'));
  await user.paste('The Castle');
  await user.click(screen.getByLabelText('Description'));
  await user.paste('A land surveyor arrives in the snow and never gets in.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await user.click(screen.getByLabelText('Trending'));
  await user.type(screen.getByLabelText('Old price'), '15');
  await user.type(screen.getByLabelText('New price'), '12,50');
}

test.each([
  [
    'a text',
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    /JPEG, PNG, WebP or AVIF picture/,
  ],
  [
    'an empty file',
    new File([], 'empty.png', { type: 'image/png' }),
    /not a picture that can be read/,
  ],
  [
    'a picture of more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
    /at most 5 MB/,
  ],
])('%s is refused with a clear word, before anything is sent', async (_what, file, words) => {
  const { user } = renderApp('/dashboard/add-new-book');
  // As if dropped: the picker itself only offers pictures.
  const input = await screen.findByLabelText('Cover image');
  input.removeAttribute('accept');
  await user.upload(input, file);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(fakeAdmin.sent).toEqual([]);
});

test('a refused picture stops the book, until it is removed', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  const input = screen.getByLabelText('Cover image');
  await user.upload(input, picture());
  await screen.findByText('Uploaded');
  fakeApi.use(http.post(`${apiBase}/covers`, () => refuse('validation_error'), { once: true }));
  await user.upload(input, new File(['text'], 'text.png', { type: 'image/png' }));
  await screen.findByText(/not a picture that can be read/);
  await submit(user);
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(fakeAdmin.sent.filter(({ path }) => path !== '/covers')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Take text.png away' }));
  expect(input).toBeValid();
  // The picture that was uploaded before stays.
  expect(screen.getByText('stored-cover.webp')).toBeInTheDocument();
  await submit(user);
  expect(await screen.findByText('Book added')).toBeInTheDocument();
  expect(fakeShop.books[0]).toMatchObject({ coverImage: 'stored-cover.webp' });
});

test('a broken picture that the shop refuses is named, and the book can still be added', async () => {
  fakeApi.use(http.post(`${apiBase}/covers`, () => refuse('validation_error'), { once: true }));
  const { user } = renderApp('/dashboard/add-new-book');
  await user.upload(await screen.findByLabelText('Cover image'), picture());
  expect(await screen.findByText(/not a picture that can be read/)).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Cover image'), picture());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

test('a picture that is too large in pixels is not called broken only', async () => {
  const fields = { cover: ['is broken or has more than 25 million pixels'] };
  fakeApi.use(http.post(`${apiBase}/covers`, () => refuse('validation_error', { fields })));
  const { user } = renderApp('/dashboard/add-new-book');
  await user.upload(await screen.findByLabelText('Cover image'), picture());
  expect(await screen.findByText(/has more than 25 million pixels/)).toBeInTheDocument();
});
