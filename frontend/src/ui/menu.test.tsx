import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Menu } from './menu';

function renderMenu() {
  render(
    <>
      <Menu label="Owner" trigger="O">
        <button type="button">Change password</button>
        <button type="button">Log out</button>
        <input type="radio" name="theme" aria-label="Light" />
        <input type="radio" name="theme" aria-label="Dark" />
      </Menu>
      <a href="#books">Books</a>
    </>,
  );
  return userEvent.setup();
}

test('arrow keys open a menu at either end', async () => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  await user.keyboard('{Escape}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('radio buttons in a menu keep their own arrow keys', async () => {
  const user = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Owner' }));
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a menu closes after a choice and when the keyboard leaves it', async () => {
  const user = renderMenu();
  const owner = screen.getByRole('button', { name: 'Owner' });
  await user.click(owner);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  await user.click(owner);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  act(() => screen.getByRole('link', { name: 'Books' }).focus());
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

test('a button chosen by keyboard leads back to the button of the menu', async () => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Owner' })).toHaveFocus();
});
