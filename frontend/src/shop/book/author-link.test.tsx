import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthorLink } from './author-link';

test.each([
  ['Jane Austen', [['Jane Austen', '/authors/jane-austen']]],
  [
    'Terry Pratchett, Neil Gaiman & Bo Ray',
    [
      ['Terry Pratchett', '/authors/terry-pratchett'],
      ['Neil Gaiman', '/authors/neil-gaiman'],
      ['Bo Ray', '/authors/bo-ray'],
    ],
  ],
  [
    'Ann Lee; Ann Lee',
    [
      ['Ann Lee', '/authors/ann-lee'],
      ['Ann Lee', '/authors/ann-lee'],
    ],
  ],
  ['夏目漱石', [['夏目漱石', `/authors/${encodeURIComponent('夏目漱石')}`]]],
])('%s leads to the page of each author', (author, links) => {
  const { container } = render(
    <MemoryRouter>
      <AuthorLink author={author} className="" />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(author);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(links);
});
