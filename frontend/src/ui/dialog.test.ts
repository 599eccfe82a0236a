import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showNotice, showToast } from './dialog';

const name = '<img src="/nothing"> <b>Ada</b>';

test.each([
  ['a dialog', showNotice],
  ['a note in the corner', showToast],
])('a name that is written like markup is shown in %s as it was typed', async (_what, show) => {
  void show({ title: `Erase ${name}?`, text: name });
  await waitFor(() => expect(screen.getByText(`Erase ${name}?`)).toBeVisible());
  expect(document.querySelector('img[src="/nothing"], .swal2-popup b')).toBeNull();
});
