import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { withdrawalResponseSchema } from '@storyloom/backend/contract/order/withdrawal';
import { callsToEnd } from '@/testing/calls-to-end';
import { response, api, fakeApi, fakeShop, refuse, sendNoEmails } from '@/testing/fake-api';
import { fakeAccount } from '@/testing/fake-account';
import { fakeProvider } from '@/testing/fake-provider';
import { hold } from '@/testing/hold';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const sent: unknown[] = [];

function turnOn() {
  sent.length = 0;
  fakeShop.settings.withdrawal = { isOn: true, days: 14 };
  fakeApi.use(
    http.post(api('/withdrawals/'), async ({ request }) => {
      const { confirm, ...declared } = (await request.json()) as Record<string, unknown>;
      sent.push({ confirm, ...declared });
      return confirm
        ? response(
            withdrawalResponseSchema,
            { receivedAt: '2026-11-24T09:00:00.000Z' },
            { status: 202 },
          )
        : response(withdrawalResponseSchema, declared as never);
    }),
  );
}

test('the page and its link are not there while the shop has it switched off', async () => {
  renderApp('/withdrawal');
  await waitFor(() => expect(screen.getByText('This page is not on our shelves')).toBeVisible());
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Withdraw from contract' })).not.toBeInTheDocument(),
  );
});

test('a visitor withdraws in two steps, and nothing is declared before the second', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByLabelText('Order number'), '1001');
  await user.type(
    screen.getByRole('textbox', { name: 'Email', description: /acknowledgement/ }),
    'reader@example.com',
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const declared = { name: 'Rita Reader', email: 'reader@example.com', number: '1001' };
  const review = await screen.findByRole('heading', { name: 'Your withdrawal' });
  await waitFor(() => expect(review).toHaveFocus());
  expect(sent).toEqual([{ confirm: undefined, ...declared }]);

  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  const receipt = await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(sent[1]).toEqual({ confirm: true, ...declared });
  expect(screen.getByText(/We write to reader@example.com with what you declared/)).toBeVisible();
});

test('a customer is offered the books of the order that have not come back', async () => {
  turnOn();
  const [emma, dracula, ulysses] = ['Emma', 'Dracula', 'Ulysses'].map((title, index) => ({
    bookId: String(index + 1).padStart(24, '0'),
    title,
    coverImage: '',
    price: 10,
  })) as [OrderItem, OrderItem, OrderItem];
  const items = [{ ...emma, returnedAt: '2026-11-20T10:00:00.000Z' }, dracula, ulysses];
  fakeShop.orders = [makeOrder({ status: 'delivered', items, left: 20, totalPrice: 30 })];
  const { user } = renderApp('/withdrawal?order=1001', { email: 'ada@example.com' });
  await user.click(await screen.findByRole('checkbox', { name: 'Dracula' }));
  expect(screen.queryByRole('checkbox', { name: 'Emma' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Ulysses' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Dracula, Ulysses')).toBeInTheDocument();
  // Without a choice it is the whole order, which the summary names with its books.
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Dracula' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ulysses' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const whole = await screen.findByText('the whole order');
  expect(whole.parentElement).toHaveTextContent('the whole orderDracula, Ulysses');
});

test('who goes back a step by keyboard goes on at the page, with what was typed', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal?order=1001');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
  const back = await screen.findByRole('button', { name: 'Back' });
  back.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveValue('Rita Reader');
});

test('Back in the browser leads from the summary to the form, and Forward to the summary', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal?order=1001');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
  await screen.findByRole('heading', { name: 'Your withdrawal' });
  window.history.back();
  expect(await screen.findByLabelText('Name')).toHaveValue('Rita Reader');
  expect(screen.getByLabelText('Order number')).toHaveValue('1001');
  window.history.forward();
  await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  // What was declared cannot be declared again by going back.
  window.history.back();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.formKey'));
  expect(screen.getByText('We have received your withdrawal')).toBeInTheDocument();
});

test('a summary that arrives late takes nobody away from another page', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal?order=1001');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  const declaring = hold('post', '/withdrawals/');
  await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
  await waitFor(() => expect(declaring.isAsked()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(screen.queryByLabelText('Order number')).not.toBeInTheDocument());
  declaring.letGo();
  await act(callsToEnd);
  expect(window.location.pathname).toBe('/services');
});

test('who reloads the summary starts again, and Back leads from the new one to the form', async () => {
  turnOn();
  const declare = async ({ user }: ReturnType<typeof renderApp>) => {
    await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
    await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
    await screen.findByRole('heading', { name: 'Your withdrawal' });
  };
  const first = renderApp('/withdrawal?order=1001');
  await declare(first);
  first.unmount();
  await declare(renderApp('/withdrawal?order=1001', { state: window.history.state as unknown }));
  window.history.back();
  expect(await screen.findByLabelText('Name')).toHaveValue('Rita Reader');
  expect(screen.queryByText('Your withdrawal')).not.toBeInTheDocument();
});

const own = 'Withdraw from contract';
type User = ReturnType<typeof renderApp>['user'];
test.each([
  ['going back', () => window.history.back()],
  ['the link of the footer', (user: User) => user.click(screen.getByRole('link', { name: own }))],
])('a withdrawal that is received after %s cannot be declared again', async (_way, leave) => {
  turnOn();
  const { user } = renderApp('/withdrawal?order=1001');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
  const confirm = await screen.findByRole('button', { name: 'Confirm withdrawal' });
  const confirming = hold('post', '/withdrawals/');
  await user.click(confirm);
  await waitFor(() => expect(confirming.isAsked()).toBe(true));
  await leave(user);
  await screen.findByLabelText('Name');
  confirming.letGo();
  expect(await screen.findByText('We have received your withdrawal')).toBeInTheDocument();
  expect(screen.getByText(/We write to reader@example.com with what/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument();
});

test('the link of the footer keeps what was typed, and leads from a receipt to an empty form', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.click(screen.getByRole('link', { name: 'Withdraw from contract' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Rita Reader');
  await user.type(screen.getByLabelText('Order number'), '1001');
  await user.type(screen.getByLabelText('Email'), 'reader@example.com{Enter}');
  await screen.findByRole('heading', { name: 'Your withdrawal' });
  await user.click(screen.getByRole('link', { name: 'Withdraw from contract' }));
  expect(await screen.findByLabelText('Order number')).toHaveValue('1001');
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByText('We have received your withdrawal');
  await user.click(screen.getByRole('link', { name: 'Withdraw from contract' }));
  expect(await screen.findByLabelText('Order number')).toHaveValue('');
});

test('a customer who opens the page without an order finds their saved name and email', async () => {
  turnOn();
  fakeAccount.kept.name = 'Ada Lovelace';
  renderApp('/withdrawal', { email: 'ada@example.com' });
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('a shop that sends no mail promises no email', async () => {
  turnOn();
  sendNoEmails();
  const { user } = renderApp('/withdrawal');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByLabelText('Order number'), '1001');
  const email = await screen.findByRole('textbox', { description: 'Where we can reach you.' });
  await user.type(email, 'reader@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
  await waitFor(() => expect(screen.getByText(/Please keep this page/)).toBeVisible());
  expect(screen.queryByText(/We write to/)).not.toBeInTheDocument();
});

test('after too many declarations the customer waits, and declares a moment later', async () => {
  turnOn();
  const { user } = renderApp('/withdrawal?order=1001');
  await user.type(await screen.findByLabelText('Name'), 'Rita Reader');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'reader@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const confirm = await screen.findByRole('button', { name: 'Confirm withdrawal' });
  fakeApi.use(http.post(api('/withdrawals/'), () => refuse('rate_limit_exceeded'), { once: true }));
  await user.click(confirm);
  await screen.findByText('There were too many tries. Please wait a little.');
  await user.click(confirm);
  const receipt = await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  await waitFor(() => expect(receipt).toHaveFocus());
});

test('a guest has the form at once, without code for the sign-in', async () => {
  turnOn();
  renderApp('/withdrawal');
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(fakeProvider.watchers.size).toBe(0);
});

test('a customer whose sign-in cannot be restored has the form, and keeps what was typed', async () => {
  turnOn();
  let isAway = true;
  fakeApi.use(http.get(api('/config'), () => (isAway ? refuse('internal_error') : undefined)));
  const { user } = renderApp('/withdrawal', { email: 'ada@example.com' });
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
});
