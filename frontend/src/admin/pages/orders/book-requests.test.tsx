import { bookRequestSchema, type BookRequest } from '@storyloom/backend/contract/book/book-request';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, api, fakeApi } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const bookRequest = (digit: string, more: Partial<BookRequest>): BookRequest => ({
  _id: digit.repeat(24),
  email: 'rita@example.com',
  isVerified: false,
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

test('the owner sees book requests next to the orders, adds the book, and marks one as answered', async () => {
  const bookRequests = [
    bookRequest('1', { text: 'The Voyage Out' }),
    bookRequest('2', { text: '978-0-14-143951-8' }),
    bookRequest('3', { bookId: 'b'.repeat(24), title: 'Emma' }),
    bookRequest('4', { bookId: 'b'.repeat(24), title: 'Emma' }),
  ];
  fakeApi.use(
    http.get(api('/book-requests/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = bookRequests.filter(
        ({ bookId, status }) =>
          (searchParams.get('of') === 'book') === Boolean(bookId) &&
          status === searchParams.get('status'),
      );
      const headers = { 'X-Total-Count': String(found.length) };
      return response(z.array(bookRequestSchema), found, { headers });
    }),
    http.patch(api('/book-requests/:id'), async ({ params, request }) => {
      const found = bookRequests.find(({ _id }) => _id === params['id'])!;
      return response(bookRequestSchema, Object.assign(found, await request.json()));
    }),
  );
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('link', { name: 'Book requests' }));
  const asked = await screen.findByRole('region', { name: 'Asked for' });
  await within(asked).findByText('The Voyage Out');
  const links = within(asked).getAllByRole('link', { name: 'Bring it in' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/add-new-book?title=The+Voyage+Out',
    '/dashboard/add-new-book?isbn=9780141439518',
  ]);
  expect(within(asked).getAllByRole('link', { name: 'Write' })[0]).toHaveAttribute(
    'href',
    'mailto:rita%40example.com?subject=The%20Voyage%20Out',
  );
  const waited = screen.getByRole('region', { name: 'Sold-out books' });
  expect(await within(waited).findByText('2 readers')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Answered: The Voyage Out' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(asked).findByText('The Voyage Out')).toBeInTheDocument();
  expect(bookRequests[0]?.status).toBe('open');
  await user.click(within(asked).getAllByRole('link', { name: 'Bring it in' })[0]!);
  expect(await screen.findByDisplayValue('The Voyage Out')).toBeInTheDocument();
});
