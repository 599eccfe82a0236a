import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

test('who made the book stands on its page with addresses, where the shop says so', async () => {
  const maker = { name: 'Hanser', address: 'Vilshofener Str. 10\n81679 München' };
  const book = makeBook({ publisher: 'Hanser' });
  const shown = { ...book, maker: { ...maker, contact: 'info@hanser.example' } };
  fakeShop.books = [shown];
  renderApp(`/books/${book._id}`);
  const section = await screen.findByRole('region', { name: 'Publisher and safety' });
  expect(section).toHaveTextContent('81679 München');
  expect(within(section).getByRole('link', { name: 'info@hanser.example' })).toHaveAttribute(
    'href',
    'mailto:info@hanser.example',
  );
  expect(section).not.toHaveTextContent('Responsible in the EU');
});

test('a script among the addresses of a publisher is text', async () => {
  const book = makeBook({ publisher: 'Hanser' });
  const contact = 'https://hanser.example';
  const maker = { name: '<img src=x>', address: '<b>Munich</b>', contact, responsible: 'EU Books' };
  const shown = { ...book, maker };
  fakeShop.books = [shown];
  renderApp(`/books/${book._id}`);
  const section = await screen.findByRole('region', { name: 'Publisher and safety' });
  expect(section).toHaveTextContent('<img src=x><b>Munich</b>https://hanser.example');
  expect(within(section).getByRole('link')).toHaveAttribute('href', contact);
  expect(section).toHaveTextContent('Responsible in the EUEU Books');
});
