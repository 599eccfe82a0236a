import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { foundBookSchema, type FoundBook } from '@storyloom/backend/contract/book/book-lookup';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, api, fakeApi, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeAdmin.system = { ...fakeAdmin.system, canLookUp: true };
});

const isbn = '9780141439518';
const found: FoundBook = {
  title: 'Pride and Prejudice',
  author: 'Jane Austen',
  year: 2002,
  coverImage: 'https://covers.example/b/1-L.jpg',
};
const library = (respond: () => Response) => fakeApi.use(http.get(api('/books/lookup'), respond));
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name = 'Look up') => screen.findByRole('button', { name });

async function openForm() {
  const { user } = renderApp('/dashboard/add-new-book');
  await screen.findByRole('textbox', { name: 'ISBN' });
  return user;
}

test('an ISBN fills what is empty, leaves what was typed, and a cover is only proposed', async () => {
  library(() => response(foundBookSchema, found));
  const user = await openForm();
  await user.type(field('Title'), 'My own title');
  await user.type(field('ISBN'), '978-0-14-143951-8');
  await user.click(await button());
  expect(await screen.findByText('Filled in from Open Library: Author, Year.')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('My own title');
  expect(field('Author')).toHaveValue('Jane Austen');
  expect(field('Year')).toHaveValue('2002');
  expect(screen.queryByText('Uploaded')).not.toBeInTheDocument();
  await user.click(await button('Use this cover'));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use this cover' })).not.toBeInTheDocument();
  expect(field('ISBN')).toHaveFocus();
  await user.click(await button());
  expect(
    await screen.findByText('Open Library knows nothing that is missing here.'),
  ).toBeInTheDocument();
});

test('a cover that does not load is not proposed', async () => {
  library(() => response(foundBookSchema, found));
  const user = await openForm();
  await user.type(field('ISBN'), isbn);
  await user.click(await button());
  fireEvent.error(await screen.findByRole('img', { name: 'Cover that was found' }));
  expect(screen.queryByRole('button', { name: 'Use this cover' })).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('Pride and Prejudice');
});

test('the form stays as it is when nothing is found, no response comes, or the ISBN is invalid', async () => {
  const user = await openForm();
  await user.type(field('Title'), 'My own title');
  await user.click(await button());
  expect(await screen.findByText(/^The ISBN must be an ISBN of 10 or 13/)).toBeInTheDocument();
  await user.type(field('ISBN'), isbn);
  library(() => refuse('record_not_found'));
  await user.click(await button());
  expect(await screen.findByText('Open Library does not know this ISBN.')).toBeInTheDocument();
  library(() => refuse('service_unavailable'));
  await user.click(await button());
  expect(await screen.findByText(/^Open Library does not answer now/)).toBeInTheDocument();
  expect(field('Title')).toHaveValue('My own title');
  expect(field('ISBN')).toHaveValue(isbn);
  expect(field('Author')).toHaveValue('');
});

test('what comes for an ISBN that is another by now is not taken', async () => {
  let respond = () => {};
  const isAsked = new Promise<void>((resolve) => (respond = resolve));
  let isTyped = () => {};
  const typed = new Promise<void>((resolve) => (isTyped = resolve));
  fakeApi.use(
    http.get(api('/books/lookup'), async () => {
      respond();
      await typed;
      return response(foundBookSchema, found);
    }),
  );
  const user = await openForm();
  await user.type(field('ISBN'), isbn);
  await user.click(await button());
  await isAsked;
  await user.clear(field('ISBN'));
  isTyped();
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  expect(field('Title')).toHaveValue('');
});

test('without the setting there is no button', async () => {
  fakeAdmin.system = { ...fakeAdmin.system, canLookUp: undefined };
  await openForm();
  expect(screen.queryByRole('button', { name: 'Look up' })).not.toBeInTheDocument();
});
