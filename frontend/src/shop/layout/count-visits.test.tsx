import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { api, fakeApi } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

let visits = 0;

beforeEach(() => {
  visits = 0;
  fakeApi.use(
    http.post(api('/visits'), () => {
      visits += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

test('each page of the shop that a visitor opens is counted once', async () => {
  renderApp('/about');
  await waitFor(() => expect(visits).toBe(1));
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(visits).toBe(2));
});

test('the owner is not counted, neither in the shop nor at work', async () => {
  signInAsAdmin();
  renderApp('/about');
  await userEvent.click(await screen.findByRole('link', { name: 'Services' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible());
  await new Promise((resolve) => window.setTimeout(resolve, 50));
  expect(visits).toBe(0);
});
