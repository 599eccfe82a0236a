import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askToConfirm, showBriefly, showNotice, showToast } from './dialog';

const name = '<img src="/nothing"> <b>Ada</b>';

test.each([
  ['a dialog', showNotice],
  ['a note in the corner', showToast],
])('a name that is written like markup is shown in %s as it was typed', async (_what, show) => {
  void show({ title: `Erase ${name}?`, text: name });
  await waitFor(() => expect(screen.getByText(`Erase ${name}?`)).toBeVisible());
  expect(document.querySelector('img[src="/nothing"], .swal2-popup b')).toBeNull();
});

test('a short note that comes late leaves the keyboard where it has gone meanwhile', async () => {
  const [add, cart] = ['Add', 'Cart'].map((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    document.body.append(button);
    return button;
  });
  add?.focus();
  void showBriefly({ title: 'Added' }, 60_000);
  cart?.focus();
  const note = await screen.findByRole('dialog', { name: 'Added' });
  expect(cart).toHaveFocus();
  await waitFor(() => expect(note).not.toHaveAttribute('aria-modal'));
  expect(cart).toHaveFocus();
});

afterEach(() => void vi.doUnmock('./notices/sweetalert'));

test('a dialog whose code cannot be fetched is a question not answered, and no error', async () => {
  vi.doMock('./notices/sweetalert', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(showToast({ title: 'Saved' })).resolves.toBeUndefined();
  await expect(askToConfirm({ title: 'Sure?' }, { confirm: 'Yes', cancel: 'No' })).resolves.toBe(
    false,
  );
});
