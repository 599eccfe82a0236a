import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function openCategories() {
  const { user } = renderApp('/dashboard/settings?tab=categories');
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('categories are renamed, added and taken out, and their books have a place to go', async () => {
  const user = await openCategories();
  const category = (position: number) =>
    within(screen.getByRole('group', { name: `Category ${position}` }));
  await user.clear(category(1).getByLabelText('Name'));
  await user.type(category(1).getByLabelText('Name'), 'Trade');
  expect(category(1).getByLabelText('Short name')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Remove Category 4' }));
  await user.selectOptions(screen.getByLabelText('The books of Horror go to'), 'Fiction');
  // One that is added again keeps its books.
  await user.click(screen.getByRole('button', { name: 'Remove Category 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(category(4).getByLabelText('Name'), 'Technology');
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(category(5).getByLabelText('Name'), 'Poesía');
  await user.tab();
  expect(category(5).getByLabelText('Short name')).toHaveValue('poesia');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      categories: [
        { slug: 'business', name: 'Trade' },
        { slug: 'fiction', name: 'Fiction' },
        { slug: 'adventure', name: 'Adventure' },
        { slug: 'technology', name: 'Technology' },
        { slug: 'poesia', name: 'Poesía' },
      ],
      moveTo: { horror: 'fiction' },
    },
  ]);
});

test('a short name that is taken is an error at its field, and can be changed', async () => {
  const user = await openCategories();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  const added = within(screen.getByRole('group', { name: 'Category 6' }));
  await user.type(added.getByLabelText('Name'), 'Trade');
  const shortName = added.getByLabelText('Short name');
  await user.clear(shortName);
  await user.type(shortName, 'business');
  await user.click(save());
  await screen.findByText('Short name is taken');
  expect(shortName).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.clear(shortName);
  await user.type(shortName, 'trade');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
});

test('categories go one after the other, their books to one that is left, and are saved once', async () => {
  const user = await openCategories();
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove Category 1' }));
  await remove();
  expect(screen.getByLabelText('The books of Business go to')).toHaveDisplayValue('Technology');
  await remove();
  expect(screen.getByLabelText('The books of Business go to')).toHaveDisplayValue('Fiction');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent()[0]).toMatchObject({ moveTo: { business: 'fiction', technology: 'fiction' } });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  await remove();
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ moveTo: { fiction: 'horror' } });
});

test('moving the books of a category makes the lists of books ask again, after a lost answer too', async () => {
  const user = await openCategories();
  await user.click(screen.getAllByRole('link', { name: 'Manage Books' })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Import CSV' });
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
  const tabs = await screen.findByRole('navigation', { name: 'Settings' });
  await user.click(within(tabs).getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Category 4' }));
  fakeShop.books = [makeBook({ title: 'Moved' })];
  fakeApi.use(http.put(api('/settings'), () => HttpResponse.error(), { once: true }));
  await user.click(save());
  await screen.findByText('The settings were not saved. Please try again.');
  await user.click(screen.getAllByRole('link', { name: 'Manage Books' })[0] as HTMLElement);
  expect((await screen.findAllByText('Moved'))[0]).toBeInTheDocument();
});

test('the names of a German shop stand in its filter, also the one that is English too', async () => {
  fakeShop.settings = makeSettings({
    language: 'de',
    categories: [
      { slug: 'fiction', name: 'Belletristik' },
      { slug: 'horror', name: 'Horror' },
    ],
  });
  renderApp('/dashboard/manage-books');
  const filter = within(await screen.findByLabelText('Category'));
  await filter.findByRole('option', { name: 'Belletristik' });
  expect(filter.getByRole('option', { name: 'Horror' })).toBeInTheDocument();
});

test('the preview says the name of a category, not its short name', async () => {
  fakeShop.settings = makeSettings({
    language: 'de',
    categories: [{ slug: 'fiction', name: 'Belletristik' }],
  });
  const changes = { category: { from: null, to: 'fiction' } };
  fakeAdmin.importPreview = [{ row: 2, kind: 'new', title: 'Tschick', changes }];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), new File(['title\nA\n'], 'books.csv'));
  expect(await screen.findByText('Category: Belletristik')).toBeInTheDocument();
});
