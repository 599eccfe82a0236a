import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { api, fakeApi, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

test('the guard says so while the shop does not answer, and goes on when it does', async () => {
  fakeApi.use(http.get(api('/config'), () => refuse('service_unavailable')));
  renderApp('/orders');
  await waitFor(() =>
    expect(screen.getByText(/^Loading\.\. The shop does not answer\./)).toBeVisible(),
  );
  fakeApi.resetHandlers();
  await waitFor(() => expect(screen.getByText('Please sign in to see your orders.')).toBeVisible());
});
