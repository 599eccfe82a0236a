import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeSettings } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

const name = 'Notice on the legal guarantee';
const guarantee = { isOn: true, image: 'notice.webp', url: 'https://notice.example/en' };

test('the notice stands on its own page and is linked at the foot', async () => {
  fakeShop.settings = makeSettings({ guarantee });
  renderApp('/guarantee');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name })).toHaveAttribute(
    'src',
    expect.stringMatching(/covers\/notice\.webp$/),
  );
  const whole = screen.getByRole('link', { name: `${name}, in full size, in a new tab` });
  expect(whole).toHaveAttribute('href', expect.stringMatching(/covers\/notice\.webp$/));
  expect(whole).toHaveAttribute('target', '_blank');
  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([guarantee.url, '/guarantee']);
});

test('customers see the notice at the last step before they order', async () => {
  fakeShop.settings = makeSettings({ guarantee });
  openCheckout();
  const notice = await screen.findByRole('img', { name });
  const terms = screen.getByRole('checkbox', { name: /^I agree/ });
  const order = notice.compareDocumentPosition(terms);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('while it is off, the page is not there', async () => {
  renderApp('/guarantee');
  expect(
    await screen.findByRole('heading', { name: 'This page is not on our shelves' }),
  ).toBeInTheDocument();
});
