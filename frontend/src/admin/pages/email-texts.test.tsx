import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function openEmails() {
  const { user } = renderApp('/dashboard/settings?tab=emails');
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const click = (user: Awaited<ReturnType<typeof openEmails>>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const subject = () => screen.getByRole('textbox', { name: 'Subject' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('the owner writes an email in own words, with placeholders clicked in at the cursor', async () => {
  const user = await openEmails();
  await user.selectOptions(screen.getByLabelText('Email'), 'Order shipped');
  await click(user, 'Write it in your own words');
  expect(subject()).toHaveValue('Your order {number} is on its way');
  await user.clear(text());
  await user.click(text());
  await user.paste('Hello , here is ');
  text().setSelectionRange(6, 6);
  await click(user, '{name}');
  expect(text()).toHaveValue('Hello {name}, here is ');
  expect(text()).toHaveFocus();
  expect(text().selectionStart).toBe('Hello {name}'.length);
  text().setSelectionRange(text().value.length, text().value.length);
  await click(user, '{number}');
  await user.clear(subject());
  await user.type(subject(), 'Sent: ');
  await click(user, '{total}');
  expect(subject()).toHaveValue('Sent: {total}');
  await click(user, '{name}'); // a subject has no name
  expect(subject()).toHaveValue('Sent: {total}');
  await click(user, 'Save settings');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const email = { subject: 'Sent: {total}', text: 'Hello {name}, here is {number}{name}' };
  expect(sent()).toEqual([{ emailTexts: { 'order-shipped': email } }]);
  const option = { name: 'Order shipped (your words)' };
  expect(await screen.findByRole('option', option)).toBeInTheDocument();
});

test('the preview shows it as mail programs do and as plain text, without scripts', async () => {
  const user = await openEmails();
  await click(user, 'Write it in your own words');
  const frame = await screen.findByTitle<HTMLIFrameElement>('The email as mail programs show it');
  expect(frame).toHaveAttribute('sandbox', '');
  await click(user, 'Plain text');
  expect(screen.getByText(/^Your order \{number\} has reached us/)).toBeVisible();
});

test.each([
  ['Subject', 'For {name}', /has the unknown placeholder \{name\}: there are \{number\} \{total\}/],
  ['Text', 'Order {nmuber}', /has the unknown placeholder \{nmuber\}/],
])(
  'an unknown placeholder in the %s is an error at the field, and nothing is sent',
  async (...given) => {
    const [label, typed, message] = given;
    const user = await openEmails();
    await click(user, 'Write it in your own words');
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    await click(user, 'Save settings');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringMatching(message) as string),
    );
    expect(sent()).toEqual([]);
  },
);

test('an email goes back to how it is delivered, and the others stay', async () => {
  const own = { subject: 'Yes {number}', text: 'Hello' };
  fakeAdmin.emailTexts = { 'order-received': own, 'order-shipped': own };
  const user = await openEmails();
  expect(text()).toHaveValue('Hello');
  await click(user, 'Back to default');
  expect(screen.getByText('This email has the default text.')).toBeVisible();
  await click(user, 'Save settings');
  await waitFor(() => expect(sent()).toEqual([{ emailTexts: { 'order-shipped': own } }]));
  expect(fakeAdmin.emailTexts).toEqual({ 'order-shipped': own });
});
