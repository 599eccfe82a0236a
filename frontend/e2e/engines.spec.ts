import type { APIRequestContext } from '@playwright/test';
import { test as base, expect, type Shop } from './shop.ts';
import type { Driver } from './engines/driver.ts';
import { openFirefox } from './engines/firefox.ts';
import { Visitor } from './engines/visitor.ts';
import { openWebkit } from './engines/webkit.ts';
import { picture } from './owner.ts';

// The journeys a shop lives by, in the engines that are not Chromium's.

const engines: Record<string, () => Promise<Driver>> = {
  firefox: () => openFirefox(),
  webkit: openWebkit,
};

const test = base.extend<{ driver: Driver; visitor: Visitor }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  driver: async ({}, use, { project }) => {
    const driver = await engines[project.name]?.();
    if (!driver) throw new Error(`No engine is called ${project.name}.`);
    await use(driver);
    await driver.close();
  },
  visitor: async ({ driver, shop }, use) => use(new Visitor(driver, shop.url)),
});

test('a visitor finds a book, buys it, and sees the order', async ({ driver, visitor }, info) => {
  await driver.resize(390, 844);
  await visitor.open('/');
  await visitor.sees({ role: 'heading', name: 'Top Sellers' });
  await driver.screenshot(info.outputPath('home-phone.png'));
  await driver.resize(1440, 900);
  await driver.screenshot(info.outputPath('home-desktop.png'));
  await visitor.type('Search for books', 'frankenstien\n');
  // Each page in its place: the one before has a link, or a button, of the same name.
  await visitor.misses({ role: 'heading', name: 'Top Sellers' });
  await visitor.sees({ text: 'frankenstien' });
  await visitor.click({ role: 'link', name: 'Frankenstein' });
  await visitor.sees({ role: 'heading', name: 'Description' });
  await visitor.click({ role: 'button', name: 'Add to Cart: Frankenstein' });
  await visitor.sees({ role: 'link', name: 'Cart, 1 book' });
  await visitor.misses({ text: 'Added to your cart' });

  await register(visitor, info.project.name);
  await visitor.open('/checkout');
  await visitor.type('Full Name', 'Ada Lovelace');
  await visitor.type('Phone Number', '+44 020 1234');
  await visitor.type('Address / Street', '12 St James Square');
  await visitor.type('City', 'London');
  await visitor.type('State / province', '-');
  await visitor.type('Zipcode', '01234');
  await visitor.type('Country / region', 'UK');
  await driver.screenshot(info.outputPath('checkout-desktop.png'));
  await placeOrder(visitor);
  await visitor.sees({ role: 'link', name: 'Frankenstein' });
  await driver.screenshot(info.outputPath('orders-desktop.png'));
  expect(await driver.complaints()).toEqual([]);
});

test('a visitor takes a book from a shelf, and collects it in the shop', async ({
  driver,
  visitor,
  shop,
  request,
}, info) => {
  const title = await fillShelf(shop, request);
  await driver.resize(390, 844);
  await register(visitor, info.project.name);
  await visitor.open('/');
  await visitor.click({ role: 'button', name: 'Shelves' });
  await visitor.click({ role: 'link', name: 'Staff picks' });
  await visitor.sees({ text: 'Read it twice.' });
  await driver.screenshot(info.outputPath('shelf-phone.png'));
  await visitor.click({ role: 'button', name: `Add to Cart: ${title}` });
  await visitor.sees({ role: 'link', name: 'Cart, 1 book' });
  await visitor.misses({ text: 'Added to your cart' });
  await visitor.open('/checkout');
  await visitor.click({ role: 'radio', name: 'I collect them in the shop' });
  await visitor.misses({ label: 'City' });
  await visitor.type('Full Name', 'Ada Lovelace');
  await visitor.type('Phone Number', '+44 020 1234');
  await driver.screenshot(info.outputPath('pickup-phone.png'));
  await placeOrder(visitor);
  await visitor.sees({ text: 'Pickup at' });
  await visitor.sees({ role: 'link', name: title });
  await driver.screenshot(info.outputPath('pickup-orders-phone.png'));
  expect(await driver.complaints()).toEqual([]);
});

async function register(visitor: Visitor, engine: string) {
  await visitor.open('/register');
  await visitor.type('Email', `engine-${engine}-${Date.now()}@example.com`);
  await visitor.type('Password', 'long-enough');
  await visitor.click({ role: 'button', name: 'Register' });
  await visitor.sees({ text: 'User registered successfully!' });
}

async function placeOrder(visitor: Visitor) {
  await visitor.click({ role: 'checkbox' });
  await visitor.click({ role: 'button', name: 'Place an Order' });
  await visitor.sees({ text: 'Your order placed successfully!' });
  await visitor.click({ role: 'button', name: 'OK' });
  await visitor.isAt(/^\/orders$/);
}

/** As its owner lets a shop have books collected, and puts one on a shelf; returns its title. */
async function fillShelf({ url, admin }: Shop, request: APIRequestContext): Promise<string> {
  const data = { Username: admin.username, password: admin.password };
  const signedIn = await request.post('/api/auth/admin', { headers: { Origin: url }, data });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { Origin: url, Authorization: `Bearer ${token}` };
  const settings = { contact: { address: '14 Paper Lane\nBath' }, pickup: { isOn: true } };
  await request.put('/api/settings', { headers, data: settings });
  const response = await request.get('/api/books/?limit=1');
  const [book] = (await response.json()) as { _id: string; title: string }[];
  const books = [{ bookId: book?._id, note: 'Read it twice.' }];
  await request.post('/api/shelves', { headers, data: { title: 'Staff picks', books } });
  return book?.title ?? '';
}

test('the owner adds a book with a picture, and a shopper sees it', async ({
  driver,
  visitor,
  shop,
}, info) => {
  const title = `The Castle, ${info.project.name} edition`;
  await driver.resize(1440, 900);
  await visitor.open('/admin');
  await visitor.type('Username', shop.admin.username);
  await visitor.type('Password', shop.admin.password);
  await visitor.click({ role: 'button', name: 'Sign in' });
  await visitor.sees({ role: 'heading', name: 'Dashboard' });
  await driver.screenshot(info.outputPath('dashboard-desktop.png'));
  await visitor.open('/dashboard/add-new-book');
  await visitor.type('Title', title);
  await visitor.type('Description', 'A land surveyor arrives in the snow, and stays there.');
  await visitor.choose('Category', 'Fiction');
  await visitor.type('Old price', '15');
  await visitor.type('New price', '12.50');
  await visitor.attach('Cover image', picture);
  await visitor.sees({ text: 'Uploaded' });
  await driver.screenshot(info.outputPath('new-book-desktop.png'));
  await driver.click(
    `TestingLibraryDom.getByRole(document.querySelector('main'), 'button', { name: 'Add New Book' })`,
  );
  await visitor.sees({ text: 'Your book is uploaded successfully!' });
  await visitor.open('/books');
  await visitor.click({ role: 'link', name: title });
  await visitor.sees({ role: 'heading', name: title });
  await driver.screenshot(info.outputPath('book-desktop.png'));
  expect(await driver.complaints()).toEqual([]);
});
