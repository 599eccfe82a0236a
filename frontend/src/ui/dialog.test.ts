import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askToConfirm, showBriefly, showMessage } from './dialog';
import { showToast, showUndoToast } from './toast';

const name = '<img src="/nothing"> <b>Ada</b>';

test.each([
  ['a dialog', showMessage],
  ['a toast in the corner', showToast],
])('a name that is written like markup is shown in %s as it was typed', async (_what, show) => {
  void show({ title: `Erase ${name}?`, text: name });
  await waitFor(() => expect(screen.getByText(`Erase ${name}?`)).toBeVisible());
  expect(document.querySelector('img[src="/nothing"], .swal2-popup b')).toBeNull();
});

function addButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  return button;
}
const ask = () => askToConfirm({ title: 'Sure?' }, { confirm: 'Yes', cancel: 'No' });

test('a key held down answers no question, and asks none again before the answer counts', async () => {
  const button = addButton('Delete');
  button.focus();
  const events: unknown[] = [];
  const answered = ask().then((isSure) => events.push(isSure));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
  button.addEventListener('focus', () => setTimeout(() => events.push('the next press')));
  yes.click();
  await answered;
  expect(button).toHaveFocus();
  await waitFor(() => expect(events).toEqual([true, 'the next press']));
});

test('a toast that comes while a question closes leaves the keyboard at what was pressed', async () => {
  const button = addButton('Remove');
  button.focus();
  const answered = ask();
  (await screen.findByRole('button', { name: 'Yes' })).click();
  void showToast({ title: 'You are offline' });
  expect(await answered).toBe(true);
  expect(button).toHaveFocus();
});

test.each([
  ['a question, which counts as unanswered', ask, false],
  ['a message', () => showMessage({ title: 'Sure?' }), undefined],
])('Back closes %s: it is about the page that was left', async (_what, open, response) => {
  const closed = open();
  await screen.findByRole('dialog', { name: 'Sure?' });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await closed).toBe(response);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a short toast that comes late leaves the keyboard where it has gone meanwhile', async () => {
  const [add, cart] = ['Add', 'Cart'].map(addButton);
  add?.focus();
  void showBriefly({ title: 'Added' }, 60_000);
  cart?.focus();
  const toast = await screen.findByRole('dialog', { name: 'Added' });
  expect(cart).toHaveFocus();
  await waitFor(() => expect(toast).not.toHaveAttribute('aria-modal'));
  expect(cart).toHaveFocus();
});

test('a toast that can be undone leaves the end of the rows free, where their buttons are', async () => {
  await Promise.all([
    showUndoToast({ title: 'Shipped' }, { name: 'Order 1001', undo: () => {} }),
    screen.findByText('Shipped').then((toast) => {
      expect(toast.closest('.swal2-container')).toHaveClass('swal2-bottom');
      screen.getByRole('button', { name: 'Close' }).click();
    }),
  ]);
});

afterEach(() => void vi.doUnmock('./notices/sweetalert'));

test('a dialog that cannot load its code counts as an unanswered question, and no error', async () => {
  vi.doMock('./notices/sweetalert', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(showToast({ title: 'Saved' })).resolves.toBeUndefined();
  await expect(ask()).resolves.toBe(false);
});
