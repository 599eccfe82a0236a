import {
  letterSchema,
  openLetterSchema,
  type LetterStatus,
  type OpenLetter,
} from '@storyloom/backend/contract/shop/letter';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { forAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { answer, api, fakeApi, sendNoLetters } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const ids = {
  waiting: 'a'.repeat(24),
  sent: 'b'.repeat(24),
  failed: 'c'.repeat(24),
  held: 'd'.repeat(24),
};
let letters: OpenLetter[];

beforeEach(() => {
  signInAsAdmin();
  letters = [makeLetter('waiting'), makeLetter('sent'), makeLetter('failed')];
  fakeApi.use(
    http.get(api('/letters/'), ({ request }) =>
      forAdmin(request, () => {
        const status = new URL(request.url).searchParams.get('status');
        const found = letters.filter((letter) => !status || letter.status === status);
        return HttpResponse.json(
          found.map((letter) => letterSchema.parse(letter)),
          { headers: { 'X-Total-Count': String(found.length) } },
        );
      }),
    ),
    http.get(api('/letters/:id'), ({ request, params }) =>
      forAdmin(request, () => {
        const letter = letters.find(({ _id }) => _id === params.id);
        return letter ? answer(openLetterSchema, letter) : new HttpResponse(null, { status: 404 });
      }),
    ),
    http.post(api('/letters/:id/retry'), ({ request, params }) =>
      forAdmin(request, () => {
        const letter = letters.find(({ _id }) => _id === params.id);
        if (!letter) return new HttpResponse(null, { status: 404 });
        letter.status = 'waiting';
        return answer(letterSchema, letter);
      }),
    ),
  );
});

function makeLetter(status: LetterStatus): OpenLetter {
  return {
    _id: ids[status],
    kind: 'order-shipped',
    to: `${status}@example.com`,
    subject: `The ${status} letter`,
    text: 'It is on its way.',
    html: '<!doctype html><html><head></head><body><script>alert(1)</script></body></html>',
    status,
    tries: status === 'failed' ? 9 : 0,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...(status === 'failed' && { error: '550 Mailbox full' }),
  };
}

test('the owner sees what was written, and that nothing is sent without a mail server', async () => {
  sendNoLetters();
  renderApp('/dashboard/letters');
  await waitFor(() => expect(screen.getByText('Nothing is sent.')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('link', { name: 'The sent letter' })).toBeVisible());
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('the status chosen stands in the address', async () => {
  const { user } = renderApp('/dashboard/letters');
  await screen.findByRole('link', { name: 'The sent letter' });
  const statuses = screen.getByRole('navigation', { name: 'Letters by status' });
  await user.click(within(statuses).getByRole('link', { name: 'Failed' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The sent letter' })).toBeNull());
  expect(window.location.search).toBe('?status=failed');
  expect(screen.queryByText('Nothing is sent.')).toBeNull();
});

test('a letter that failed is tried again', async () => {
  const { user } = renderApp('/dashboard/letters?status=failed');
  await user.click(await screen.findByRole('button', { name: 'Try again: The failed letter' }));
  await waitFor(() => expect(screen.getByText('There is no such letter.')).toBeVisible());
  expect(letters.map(({ status }) => status)).toEqual(['waiting', 'sent', 'waiting']);
});

test('a letter opens in a frame that runs no scripts, and as plain text', async () => {
  const { user } = renderApp(`/dashboard/letters?letter=${ids.failed}`);
  expect(await screen.findByRole('heading', { name: 'The failed letter' })).toHaveFocus();
  expect(screen.getByText('550 Mailbox full')).toBeVisible();
  const frame = screen.getByTitle('The letter as mail programs show it');
  const allowed = frame.getAttribute('sandbox')?.split(' ');
  expect(allowed).not.toContain('allow-scripts');
  expect(allowed).not.toContain('allow-same-origin');
  await user.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByText('It is on its way.')).toBeVisible();
});

test('a letter that is held says why, and goes out when the owner says so', async () => {
  letters.push(makeLetter('held'));
  const { user } = renderApp('/dashboard/letters?status=held');
  const send = await screen.findByRole('button', { name: 'Send now: The held letter' });
  expect(screen.getByText(/Nobody has shown that this address is theirs/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'The held letter' }));
  await waitFor(() => expect(screen.getByText('It is held.')).toBeVisible());
  await user.click(screen.getByRole('link', { name: 'All letters' }));
  expect(send).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send now: The held letter' }));
  await waitFor(() => expect(screen.getByText('There is no such letter.')).toBeVisible());
  expect(letters.at(-1)?.status).toBe('waiting');
});

test.each(['letters', `letters?letter=${ids.held}`])(
  'who sends a held letter by keyboard goes on beside it: %s',
  async (place) => {
    letters.push(makeLetter('held'));
    const { user } = renderApp(`/dashboard/${place}`);
    const send = await screen.findByRole('button', { name: 'Send now: The held letter' });
    send.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(send).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(/^(The held letter.*)?Waiting$/);
  },
);
