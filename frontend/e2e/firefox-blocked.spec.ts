import { openFirefox } from './engines/firefox.ts';
import { Visitor } from './engines/visitor.ts';
import { expect, test } from './shop.ts';

// Firefox blocks in two ways: it has no storage at all, or it throws when a page asks for it.

test('where Firefox keeps nothing, a customer signs in and reaches the checkout in one visit', async ({
  shop,
}) => {
  const firefox = await openFirefox({
    'dom.storage.enabled': false,
    'dom.indexedDB.enabled': false,
  });
  const visitor = new Visitor(firefox, shop.url);
  await visitor.open('/register');
  await visitor.type('Email', `kept-nowhere-${Date.now()}@example.com`);
  await visitor.type('Password', 'long-enough');
  await visitor.click({ role: 'button', name: 'Register' });
  await visitor.sees({ text: 'User registered successfully!' });
  await visitor.click({ role: 'link', name: 'All books' });
  await visitor.click({ role: 'button', name: 'Add to Cart: Dracula' });
  await visitor.click({ role: 'link', name: 'Cart, 1 book' });
  await visitor.click({ role: 'link', name: 'Checkout' });
  await visitor.sees({ label: 'Full Name' });
  expect(await firefox.complaints()).toEqual([]);
  await firefox.close();
});

test('where Firefox blocks all cookies, it says so, and the cart lasts for the visit', async ({
  shop,
}) => {
  const firefox = await openFirefox({ 'network.cookie.cookieBehavior': 2 });
  const visitor = new Visitor(firefox, shop.url);
  await visitor.open('/books');
  await visitor.click({ role: 'button', name: 'Add to Cart: Dracula' });
  await visitor.sees({ role: 'link', name: 'Cart, 1 book' });
  await visitor.misses({ text: 'Added to your cart' });
  await visitor.click({ role: 'link', name: 'Sign in' });
  await visitor.type('Email', 'reader@example.com');
  await visitor.type('Password', 'long-enough');
  await visitor.click({ role: 'button', name: 'Login' });
  await visitor.sees({
    text: 'Your browser blocks cookies and site data, and signing in needs them. Allow them for this shop and try again.',
  });
  await visitor.misses({ text: 'Please provide a valid email and password' });
  await visitor.sees({ role: 'link', name: 'Cart, 1 book' });
  expect(await firefox.complaints()).toEqual([]);
  await firefox.close();
});
