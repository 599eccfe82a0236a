import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const isLifted = () => screen.queryByRole('checkbox', { name: 'Fixed price lifted' });

test('without fixed prices the book form has no more fields than before', async () => {
  renderApp('/dashboard/add-new-book');
  await screen.findByLabelText('Old price');
  expect(isLifted()).not.toBeInTheDocument();
});

test('while prices are fixed, a book needs no old price, and a lifted one may show it', async () => {
  fakeShop.settings = makeSettings({ fixedPrice: 'exact' });
  const book = makeBook({ title: 'Emma', oldPrice: 12, newPrice: 10, coverImage: '' });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await waitFor(() => expect(isLifted()).toBeInTheDocument());
  expect(preview).toHaveTextContent('$10.00');
  expect(preview).not.toHaveTextContent('$12.00');
  await user.click(isLifted()!);
  await waitFor(() => expect(preview).toHaveTextContent('$12.00'));
  await user.click(isLifted()!);
  await user.clear(screen.getByLabelText('Old price'));
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await waitFor(() => expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([{ oldPrice: null }]));
});

test('the preview of a used copy strikes its old price through, as the shop does', async () => {
  fakeShop.settings = makeSettings({ fixedPrice: 'exact' });
  const book = makeBook({ oldPrice: 12, newPrice: 10, coverImage: '', condition: 'good' });
  fakeShop.books = [book];
  renderApp(`/dashboard/edit-book/${book._id}`);
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await waitFor(() => expect(isLifted()).toBeInTheDocument());
  expect(preview).toHaveTextContent('$12.00');
});

test.each([
  ['exact', /only for used books and for those whose fixed price is lifted/],
  ['within5', /shows a reduction of 5 % at most.*Used books.*are exempt/],
] as const)('the hint at the old price says what "%s" allows', async (fixedPrice, hint) => {
  fakeShop.settings = makeSettings({ fixedPrice });
  renderApp('/dashboard/add-new-book');
  const field = await screen.findByLabelText('Old price');
  await waitFor(() => expect(field).toHaveAccessibleDescription(hint));
});

test('the owner sees the shop as shoppers do: a book page hides the forbidden old price', async () => {
  fakeShop.settings = makeSettings({ fixedPrice: 'within5' });
  const book = makeBook({ title: 'Emma', oldPrice: 12, newPrice: 10 });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  await waitFor(() => expect(screen.queryByText('$12.00')).not.toBeInTheDocument());
});

test('a card hides the forbidden old price from the owner as well', async () => {
  fakeShop.settings = makeSettings({ fixedPrice: 'within5' });
  fakeShop.books = [
    makeBook({ title: 'Emma', oldPrice: 12, newPrice: 10 }),
    makeBook({ title: 'Persuasion', oldPrice: 21, newPrice: 20 }),
  ];
  renderApp('/catalogue');
  await screen.findByRole('link', { name: 'Emma' });
  await waitFor(() => expect(screen.queryByText('$12.00')).not.toBeInTheDocument());
  expect(screen.getByText('$21.00')).toBeInTheDocument();
});

test('choosing the rule of France fills in the least that it allows', async () => {
  const { user } = renderApp('/dashboard/settings?tab=money');
  const rule = await screen.findByRole('combobox', { name: 'Rule for the fee' });
  expect(rule).toHaveValue('free');
  await user.selectOptions(rule, 'france');
  expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Free from' })).toHaveValue('35');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([
      { shipping: { fee: 3, freeFrom: 35, rule: 'france' } },
    ]),
  );
});
