import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { callsToEnd } from '@/testing/calls-to-end';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeThread } from '@/testing/fake-messages';
import { makeOrder } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
const _id = (n: number) => String(n).padStart(24, 'a');

test('a customer writes about an order on its page, and reads the answer between the emails', async () => {
  fakeShop.orders = [makeOrder({ number: 1007 })];
  fakeThread.messages = [
    { _id: _id(1), by: 'customer', text: 'Is it signed?', at: at(11) },
    { _id: _id(2), by: 'shop', text: 'Yes,\nit is.', at: at(13) },
  ];
  fakeThread.emails = [{ _id: _id(3), kind: 'order-confirmed', at: at(12) }];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  const open = await screen.findByRole('button', { name: 'Write about order 1007' });
  expect(fakeThread.calls).toEqual([]);
  await user.click(open);
  const field = await screen.findByLabelText('New message');
  const thread = within(screen.getByText('Is it signed?').closest('ol')!);
  expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You, .*Is it signed\?$/),
    expect.stringMatching(/^Email sent: Order confirmed, /),
    expect.stringMatching(/^Storyloom, .*Yes,\nit is\.$/),
  ]);
  expect(field).toHaveAttribute('maxlength', '2000');
  await user.type(field, 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you', { selector: 'p' })).toBeInTheDocument();
  expect(field).toHaveValue('');
  const sent = fakeThread.calls.filter(({ url }) => url.startsWith('POST'));
  expect(sent).toMatchObject([{ authorization: null, key: expect.stringMatching(/^\w{32}$/) }]);
});

test('a message that may have arrived is sent again under the same key', async () => {
  fakeShop.orders = [makeOrder({ number: 1007 })];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Write about order 1007' }));
  await user.type(await screen.findByLabelText('New message'), 'Hello');
  const keys: (string | null)[] = [];
  fakeApi.use(
    http.post(
      `${apiBase}/orders/:id/messages`,
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return refuse('internal_error');
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/^The message was not sent/)).toBeInTheDocument();
  expect(screen.getByLabelText('New message')).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.getByLabelText('New message')).toHaveValue(''));
  expect(fakeThread.calls.flatMap(({ key }) => key ?? [])).toEqual(keys);
});

test('who comes from an email without an account reads and writes by the link alone', async () => {
  fakeThread.messages = [{ _id: _id(1), by: 'shop', text: 'Shall we wrap it?', at: at(11) }];
  const { user } = renderApp('/messages/aaaaaaaaaaaaaaaaaaaaaaaa#secret-of-the-link');
  expect(await screen.findByText('Shall we wrap it?')).toBeInTheDocument();
  expect(screen.getByText('Order 1007')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New message'), 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Yes', { selector: 'p' })).toBeInTheDocument();
  for (const { url } of fakeThread.calls) expect(url).toContain('?token=secret-of-the-link');
});

test.each([
  ['a guessed secret', '#guessed'],
  ['a secret cut in the middle of an escape', '#secret%E0'],
])('a link with %s says that it leads nowhere, and whom to ask', async (_what, hash) => {
  fakeApi.use(http.get(`${apiBase}/orders/:id/messages`, () => refuse('record_not_found')));
  renderApp(`/messages/aaaaaaaaaaaaaaaaaaaaaaaa${hash}`);
  expect(await screen.findByText('This link is not valid any more')).toBeInTheDocument();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByLabelText('New message')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Order \d/)).not.toBeInTheDocument();
});

test('a newer link of the same order opens in the tab of the former one', async () => {
  fakeApi.use(
    http.get(`${apiBase}/orders/:id/messages`, ({ request }) =>
      request.url.endsWith('?token=over') ? refuse('record_not_found') : undefined,
    ),
  );
  fakeThread.messages = [{ _id: _id(1), by: 'shop', text: 'Shall we wrap it?', at: at(11) }];
  renderApp('/messages/aaaaaaaaaaaaaaaaaaaaaaaa#over');
  expect(await screen.findByText('This link is not valid any more')).toBeInTheDocument();
  act(() => void (window.location.hash = '#newer'));
  expect(await screen.findByText('Shall we wrap it?')).toBeInTheDocument();
  expect(screen.queryByText('This link is not valid any more')).not.toBeInTheDocument();
});

test('a message that is sent after its form was closed is not offered for sending again', async () => {
  fakeShop.orders = [makeOrder({ number: 1007 })];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  const toggle = await screen.findByRole('button', { name: 'Write about order 1007' });
  await user.click(toggle);
  await user.type(await screen.findByLabelText('New message'), 'Hello');
  const sending = hold('post', '/orders/:id/messages');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(sending.isAsked()).toBe(true));
  await user.click(toggle);
  sending.letGo();
  await waitFor(() => expect(fakeThread.messages).toHaveLength(1));
  await user.click(toggle);
  await screen.findByText('Hello', { selector: 'p' });
  expect(screen.getByLabelText('New message')).toHaveValue('');
});

test('a message that the sign-in has ended before gets no toast beside the sign-in', async () => {
  fakeShop.orders = [makeOrder({ number: 1007 })];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  const toggle = await screen.findByRole('button', { name: 'Write about order 1007' });
  await user.click(toggle);
  await user.type(await screen.findByLabelText('New message'), 'Hello');
  fakeApi.use(http.post(`${apiBase}/orders/:id/messages`, () => refuse('authentication_required')));
  const sending = hold('post', '/orders/:id/messages');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(sending.isAsked()).toBe(true));
  await user.click(toggle);
  sending.letGo();
  await act(callsToEnd);
  expect(screen.queryByText(/^The message was not sent/)).not.toBeInTheDocument();
});

test('a message keeps its key when its form is closed after a lost answer', async () => {
  fakeShop.orders = [makeOrder({ number: 1007 })];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  const toggle = await screen.findByRole('button', { name: 'Write about order 1007' });
  await user.click(toggle);
  await user.type(await screen.findByLabelText('New message'), 'Hello');
  const keys: (string | null)[] = [];
  fakeApi.use(
    http.post(`${apiBase}/orders/:id/messages`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return refuse('internal_error');
    }),
  );
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
  await send();
  await screen.findByText(/^The message was not sent/);
  await user.click(toggle);
  await user.click(toggle);
  await waitFor(() => expect(screen.getByLabelText('New message')).toHaveValue('Hello'));
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});
