import { onboardingSteps, type Onboarding } from '@storyloom/backend/contract/admin/onboarding';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tabIds, settingsTabs, type TabId } from '@/admin/settings/settings-tabs';
import { makeBooks } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.books = makeBooks(3);
  fakeAdmin.onboarding = list();
});

const list = (done: string[] = []): Onboarding => ({
  isDismissed: false,
  steps: onboardingSteps.map((step) => ({ step, isDone: done.includes(step) })),
  samples: fakeShop.books.slice(0, 2).map(({ _id }) => _id),
});
const sectionsOf = (tab: TabId) =>
  Object.keys(settingsTabs[tab]).map((section) => `${tab}#${section}`);
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Onboarding checklist' }));

test('each step of the onboarding checklist leads to where it is done, and says whether it is', async () => {
  fakeAdmin.onboarding = list(['name', 'mail']);
  renderApp('/dashboard');
  const shown = await panel();
  expect(shown.getByText('2 of 11 done')).toBeInTheDocument();
  const done = shown.getAllByText('(done)').map((mark) => mark.closest('li')?.textContent);
  expect(done).toEqual([expect.stringMatching(/its name/), expect.stringMatching(/mail/)]);
  const places = shown.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const sections = places.flatMap((place) => place.split('?tab=')[1] ?? []);
  // The proposals for a country stand above the sections.
  const known = [...tabIds.flatMap(sectionsOf), 'law#selling-in'];
  expect(known).toEqual(expect.arrayContaining(sections));
  expect(places.filter((place) => !place.includes('?tab='))).toEqual(['/dashboard/add-new-book']);
});

test('a step leads to its section of the settings, with the keyboard', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderApp('/dashboard');
  await user.click((await panel()).getByRole('link', { name: 'Say where the shop is' }));
  const contact = await screen.findByRole('region', { name: 'Contact' });
  await waitFor(() => expect(contact).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([contact]);
});

test('the sample books go with one click and come back with Undo', async () => {
  const [first, second] = fakeAdmin.onboarding.samples;
  const { user } = renderApp('/dashboard');
  await user.click((await panel()).getByRole('button', { name: 'Take the sample books out (2)' }));
  await waitFor(() => expect(fakeShop.books).toHaveLength(1));
  expect(fakeAdmin.deleted.map(({ _id }) => _id)).toEqual([first, second]);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(fakeShop.books).toHaveLength(3));
});

test('the list is put away for good, and is not there once all is done', async () => {
  const { user, unmount } = renderApp('/dashboard');
  await user.dblClick((await panel()).getByRole('button', { name: 'Put this list away' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Onboarding checklist' })).not.toBeInTheDocument(),
  );
  expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([{ isDismissed: true }]);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  unmount();
  fakeAdmin.onboarding = list([...onboardingSteps]);
  renderApp('/dashboard');
  await screen.findByText('Best sellers');
  expect(screen.queryByRole('region', { name: 'Onboarding checklist' })).not.toBeInTheDocument();
});
