import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeThread } from '@/testing/fake-messages';
import { renderApp } from '@/testing/render-app';

/** As a keyboard user does on each page first. */
async function skipToContent(user: ReturnType<typeof renderApp>['user']) {
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // The browser reports a change of the address a moment later.
  await new Promise((resolve) => window.setTimeout(resolve, 50));
}

test('who skips to the form of the sign-in still comes to the page that asked for it', async () => {
  const { user } = renderApp('/orders');
  await screen.findByText('Please sign in to see your orders.');
  screen.getByRole('main').blur();
  await skipToContent(user);
  expect(screen.getByText('Please sign in to see your orders.')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'analytical{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

test('who skips to the messages of an emailed link can still answer', async () => {
  const _id = 'a'.repeat(24);
  fakeThread.messages = [
    { _id, by: 'shop', text: 'Shall we wrap it?', at: '2026-11-20T11:00:00.000Z' },
  ];
  const { user } = renderApp(`/messages/${_id}#secret-of-the-link`);
  await screen.findByText('Shall we wrap it?');
  await skipToContent(user);
  await user.type(screen.getByLabelText('New message'), 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Yes', { selector: 'p' });
  for (const { url } of fakeThread.calls) expect(url).toContain('?token=secret-of-the-link');
});
