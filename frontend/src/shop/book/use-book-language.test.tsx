import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

test('a book in another language than the page is read out in its own', async () => {
  const [french, english] = [
    makeBook({ title: 'Les Misérables', language: 'Français', description: 'Jean Valjean.' }),
    makeBook({ title: 'Emma', language: 'English' }),
  ];
  fakeShop.books = [french, english];
  const { unmount } = renderApp(`/books/${french._id}`);
  const heading = await screen.findByRole('heading', { level: 1, name: french.title });
  await waitFor(() => expect(heading).toHaveAttribute('lang', 'fr'));
  expect(screen.getByText(french.description)).toHaveAttribute('lang', 'fr');
  const [other] = await screen.findAllByRole('heading', { level: 3, name: 'Emma' });
  expect(other).not.toHaveAttribute('lang');
  unmount();
  renderApp(`/books/${english._id}`);
  const [card] = await screen.findAllByRole('heading', { level: 3, name: french.title });
  await waitFor(() => expect(card).toHaveAttribute('lang', 'fr'));
});
