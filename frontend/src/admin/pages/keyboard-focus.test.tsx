import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeAdmin } from '@/testing/fake-admin/fake-admin-team';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  const drafts = ['Emma', 'Ulysses'].map((title) => makeBook({ title, draft: true }));
  fakeShop.books = drafts;
  fakeAdmin.deleted = ['Persuasion', 'Sanditon'].map((title) => makeBook({ title }));
  fakeAdmin.admins = ['ann', 'owner'].map((name) => makeAdmin(name));
});

type User = ReturnType<typeof renderApp>['user'];

const press = async (user: User, name: string) => {
  const found = await screen.findAllByRole('button', { name });
  const main = screen.getByRole('main');
  // A toast in the corner has a Close of its own.
  const button = found.find((each) => main.contains(each)) ?? found[0]!;
  button.focus();
  await user.keyboard('{Enter}');
  return button;
};
const pick = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(screen.getByLabelText('CSV file'), new File(['title'], 'books.csv'));
  await screen.findByRole('button', { name: 'Import 2 books' });
};
const confirmRemoval = async (user: User) => {
  await screen.findByText('Remove ann?');
  await press(user, 'Remove');
};
const writeEmail = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Write it in your own words' }));
};

interface PressedButton {
  at: string;
  pressed: string;
  before?: (user: User) => Promise<unknown>;
  after?: (user: User) => Promise<unknown>;
  /** What the place begins with that has the keyboard then. */
  next: RegExp;
}

const books = '/dashboard/manage-books';
const emails = '/dashboard/settings?tab=emails';

test.each<PressedButton>([
  { at: `${books}?draft=true`, pressed: 'Publish Emma', next: /^Select Ulysses/ },
  { at: `${books}?draft=deleted`, pressed: 'Restore Persuasion', next: /^Sanditon/ },
  { at: books, pressed: 'Import 2 books', before: pick, next: /^Imported: 2 new/ },
  { at: books, pressed: 'Close', before: pick, next: /Import CSV/ },
  {
    at: '/dashboard/settings?tab=administrators',
    pressed: 'Remove ann',
    after: confirmRemoval,
    next: /^owner/,
  },
  { at: emails, pressed: 'Write it in your own words', next: /^Subject/ },
  { at: emails, pressed: 'Back to default', before: writeEmail, next: /^This email has/ },
])('after "$pressed" the focus stays next to it', async (pressedButton) => {
  const { user } = renderApp(pressedButton.at);
  await pressedButton.before?.(user);
  const button = await press(user, pressedButton.pressed);
  await pressedButton.after?.(user);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => {
    const { activeElement } = document;
    expect([document.body, screen.getByRole('main')]).not.toContain(activeElement);
    expect(activeElement).toHaveTextContent(pressedButton.next);
  });
});

test('who has made a shelf goes on from the beginning of the page', async () => {
  const { user } = renderApp('/dashboard/shelves?new');
  await user.type(await screen.findByLabelText('Title'), 'Staff picks');
  await press(user, 'Save shelf');
  expect(await screen.findByRole('link', { name: 'Staff picks' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
