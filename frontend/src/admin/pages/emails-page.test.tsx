import {
  emailMessageSchema,
  emailDetailSchema,
  type EmailStatus,
  type EmailDetail,
} from '@storyloom/backend/contract/email/email';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { adminHandler, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, api, fakeApi, sendNoEmails } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const ids = {
  waiting: 'a'.repeat(24),
  sent: 'b'.repeat(24),
  failed: 'c'.repeat(24),
  held: 'd'.repeat(24),
};
let emails: EmailDetail[];

beforeEach(() => {
  signInAsAdmin();
  emails = [makeEmail('waiting'), makeEmail('sent'), makeEmail('failed')];
  fakeApi.use(
    http.get(api('/emails/'), ({ request }) =>
      adminHandler(request, () => {
        const status = new URL(request.url).searchParams.get('status');
        const found = emails.filter((email) => !status || email.status === status);
        return HttpResponse.json(
          found.map((email) => emailMessageSchema.parse(email)),
          { headers: { 'X-Total-Count': String(found.length) } },
        );
      }),
    ),
    http.get(api('/emails/:id'), ({ request, params }) =>
      adminHandler(request, () => {
        const email = emails.find(({ _id }) => _id === params.id);
        return email ? response(emailDetailSchema, email) : new HttpResponse(null, { status: 404 });
      }),
    ),
    http.post(api('/emails/:id/retry'), ({ request, params }) =>
      adminHandler(request, () => {
        const email = emails.find(({ _id }) => _id === params.id);
        if (!email) return new HttpResponse(null, { status: 404 });
        email.status = 'waiting';
        return response(emailMessageSchema, email);
      }),
    ),
  );
});

function makeEmail(status: EmailStatus): EmailDetail {
  return {
    _id: ids[status],
    kind: 'order-shipped',
    to: `${status}@example.com`,
    subject: `The ${status} email`,
    text: 'It is on its way.',
    html: '<!doctype html><html><head></head><body><script>alert(1)</script></body></html>',
    status,
    tries: status === 'failed' ? 9 : 0,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...(status === 'failed' && { error: '550 Mailbox full' }),
  };
}

test('the owner sees what was written, and that nothing is sent without a mail server', async () => {
  sendNoEmails();
  renderApp('/dashboard/emails');
  await waitFor(() => expect(screen.getByText('Nothing is sent.')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('link', { name: 'The sent email' })).toBeVisible());
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('the status chosen stands in the address', async () => {
  const { user } = renderApp('/dashboard/emails');
  await screen.findByRole('link', { name: 'The sent email' });
  const statuses = screen.getByRole('navigation', { name: 'Emails by status' });
  await user.click(within(statuses).getByRole('link', { name: 'Failed' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The sent email' })).toBeNull());
  expect(window.location.search).toBe('?status=failed');
  expect(screen.queryByText('Nothing is sent.')).toBeNull();
});

test('an email that failed is tried again', async () => {
  const { user } = renderApp('/dashboard/emails?status=failed');
  await user.click(await screen.findByRole('button', { name: 'Try again: The failed email' }));
  await waitFor(() => expect(screen.getByText('There is no such email.')).toBeVisible());
  expect(emails.map(({ status }) => status)).toEqual(['waiting', 'sent', 'waiting']);
});

test('an email opens in a frame that runs no scripts, and as plain text', async () => {
  const { user } = renderApp(`/dashboard/emails?email=${ids.failed}`);
  const title = await screen.findByRole('heading', { name: 'The failed email' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText('550 Mailbox full')).toBeVisible();
  const frame = screen.getByTitle('The email as mail programs show it');
  const allowed = frame.getAttribute('sandbox')?.split(' ');
  expect(allowed).not.toContain('allow-scripts');
  expect(allowed).not.toContain('allow-same-origin');
  await user.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByText('It is on its way.')).toBeVisible();
});

test('an email that the shop gave up says why in the words of the page', async () => {
  const [failed] = emails.filter(({ status }) => status === 'failed');
  Object.assign(failed!, { error: 'OLD', reason: { code: 'email_too_old' } });
  renderApp(`/dashboard/emails?email=${ids.failed}`);
  const why = 'It has waited for more than three days, so it is not sent by itself any more.';
  await waitFor(() => expect(screen.getByText(why)).toBeVisible());
  expect(screen.queryByText('OLD')).toBeNull();
});

test('an email that is held says why, and goes out when the owner says so', async () => {
  emails.push(makeEmail('held'));
  const { user } = renderApp('/dashboard/emails?status=held');
  const send = await screen.findByRole('button', { name: 'Send now: The held email' });
  expect(screen.getByText(/This address is not verified/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'The held email' }));
  await waitFor(() => expect(screen.getByText('It is on hold.')).toBeVisible());
  await user.click(screen.getByRole('link', { name: 'All emails' }));
  expect(send).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send now: The held email' }));
  await waitFor(() => expect(screen.getByText('There is no such email.')).toBeVisible());
  expect(emails.at(-1)?.status).toBe('waiting');
});

test.each(['emails', `emails?email=${ids.held}`])(
  'after sending an email on hold by keyboard, focus stays next to it: %s',
  async (place) => {
    emails.push(makeEmail('held'));
    const { user } = renderApp(`/dashboard/${place}`);
    const send = await screen.findByRole('button', { name: 'Send now: The held email' });
    send.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(send).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(/^(The held email.*)?Waiting$/);
  },
);
