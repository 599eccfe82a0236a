import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeShop, sendNoEmails } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

test('a sold-out book takes an address instead of promising a delivery', async () => {
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  fakeShop.settings.delivery = 'With you in three days.';
  const { user } = renderApp(`/books/${book._id}`);
  await user.click(await screen.findByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.queryByText('With you in three days.')).not.toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: /Tell me/ }));
  await user.type(form.getByLabelText('Email'), 'a@b.ch');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(/We will tell you/)).toBeInTheDocument();
  expect(fakeShop.bookRequests).toEqual([{ bookId: book._id, email: 'a@b.ch' }]);
});

test('a sold used copy takes no address, as no other copy comes', async () => {
  const book = makeBook({ title: 'Emma', stock: 0, condition: 'good' });
  fakeShop.books = [book];
  fakeShop.settings.delivery = 'With you in three days.';
  renderApp(`/books/${book._id}`, { email: 'ada@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  expect(screen.queryByRole('form', { name: /Tell me/ })).not.toBeInTheDocument();
  expect(screen.queryByText('With you in three days.')).not.toBeInTheDocument();
});

test('who is signed in has nothing to type', async () => {
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`, { email: 'ada@example.com' });
  await screen.findByRole('form', { name: /Tell me/ });
  await waitFor(() => expect(screen.getByDisplayValue('ada@example.com')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  await waitFor(() =>
    expect(fakeShop.bookRequests).toEqual([{ bookId: book._id, email: 'ada@example.com' }]),
  );
});

test('a shop that sends no mail promises no email', async () => {
  sendNoEmails();
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`, { email: 'ada@example.com' });
  await waitFor(() => expect(screen.getByDisplayValue('ada@example.com')).toBeVisible());
  expect(screen.queryByText(/You hear from us/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('We have noted that you wait for it.')).toBeInTheDocument();
});

test('a search without result lets the reader ask the shop for the book', async () => {
  const { user } = renderApp('/books?q=The+Voyage+Out', { email: 'ada@example.com' });
  const form = within(await screen.findByRole('form', { name: 'Ask the shop for it' }));
  await waitFor(() => expect(form.getByLabelText('Email')).toHaveValue('ada@example.com'));
  expect(screen.getByLabelText('Title or ISBN')).toHaveValue('The Voyage Out');
  await user.type(screen.getByLabelText('Title or ISBN'), '{Enter}');
  expect(await screen.findByText(/Thank you. We look for it/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(fakeShop.bookRequests).toMatchObject([{ text: 'The Voyage Out' }]);
});
