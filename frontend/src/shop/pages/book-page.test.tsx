import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import Swal from 'sweetalert2';
import { expect, test, vi } from 'vitest';
import { response, apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { paths } from '@/config/paths';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { bookSchema, type Book, type PublicBook } from '@storyloom/backend/contract/book/book';

const reduced = { newPrice: 12.5, oldPrice: 20 };

test('a shopper sees "Loading...", then everything about the book', async () => {
  const book = makeBook({ ...reduced, title: 'Moby-Dick', category: 'adventure', stock: 2 });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Moby-Dick' })).toBeVisible(),
  );
  expect(screen.getByRole('img', { name: 'Cover of Moby-Dick' })).toBeVisible();
  expect(screen.getAllByText('A. Author').length).toBeGreaterThan(0);
  const day = new Date(book.createdAt).toLocaleDateString('en-US', { timeZone: 'UTC' });
  expect(screen.getByText(day)).toBeVisible();
  expect(screen.getAllByText('adventure').length).toBeGreaterThan(0);
  expect(screen.getByText(book.description)).toBeVisible();
  expect(screen.getAllByText('$12.50').length).toBeGreaterThan(0);
  expect(screen.getByText('$20.00').tagName).toBe('S');
  expect(screen.getByText('Only 2 left')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Moby-Dick - Storyloom'));
});

test('a reduced book says the lowest price before its reduction, when the shop tells it', async () => {
  const plain = makeBook(reduced);
  const openedBook: PublicBook = { ...makeBook(reduced), lowestPrice: 15 };
  fakeShop.books = [plain, openedBook];
  const sentence = 'Lowest price of the last 30 days before the reduction: $15.00';
  const { user } = renderApp(`/books/${openedBook._id}`);
  await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  // On the other one's page it is a card.
  const [link] = await screen.findAllByRole('link', { name: plain.title });
  await user.click(link!);
  await screen.findByRole('heading', { level: 1, name: plain.title });
  const [line] = await screen.findAllByText(sentence);
  expect(within(line!.closest('article')!).getByRole('heading')).toHaveTextContent(
    openedBook.title,
  );
});

test('a book without an author is by "admin"', async () => {
  const book = makeBook({ author: undefined });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  await waitFor(() => expect(screen.getByText('admin')).toBeVisible());
});

test('an unknown book shows the specified error and a way on', async () => {
  renderApp(`/books/${'f'.repeat(24)}`);
  await waitFor(() => expect(screen.getByText('Error happending to load book info')).toBeVisible());
  expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
});

test('a shop that is away shows the error with Retry, and heals when it is back', async () => {
  const book = makeBook({ title: 'Dracula' });
  let isAway = true;
  fakeApi.use(
    http.get(`${apiBase}/books/:id`, () =>
      isAway ? refuse('service_unavailable') : response(bookSchema, book),
    ),
  );
  const { user } = renderApp(`/books/${book._id}`);
  await waitFor(() => expect(screen.getByText('Error happending to load book info')).toBeVisible());
  isAway = false;
  await user.click(screen.getByRole('button', { name: /Retry|Trying again/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Dracula' })).toBeVisible(),
  );
});

test('adding shows a success dialog for a second and a half, the badge counts', async () => {
  const fire = vi.spyOn(Swal, 'fire');
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`);
  expect(await screen.findByRole('link', { name: 'Cart, 0 books' })).toHaveTextContent('0');
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart: Emma' });
  await user.click(add as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText('Added to your cart')).toBeVisible());
  expect(screen.getByRole('link', { name: 'Cart, 1 book' })).toHaveTextContent('1');
  expect(fire).toHaveBeenCalledWith(expect.objectContaining({ timer: 1500 }));
  expect(add).toHaveTextContent('In your cart');
  await waitFor(() => expect(screen.queryByText('Added to your cart')).not.toBeInTheDocument());
});

test('a double click adds a book and warns of nothing', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`);
  const [add] = await screen.findAllByRole('button', { name: /Add to Cart: Emma/ });
  await user.dblClick(add as HTMLElement);
  await waitFor(() => expect(screen.getByText('Added to your cart')).toBeVisible());
  expect(screen.queryByText('Already added to cart')).not.toBeInTheDocument();
});

test('adding a book twice warns and changes nothing', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`, { cart: [book] });
  const [add] = await screen.findAllByRole('button', { name: /Add to Cart: Emma/ });
  await user.click(add as HTMLElement);
  await waitFor(() => expect(screen.getByText('Already added to cart')).toBeVisible());
  expect(screen.getByText("You won't be able to revert this!")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 1 book' })).toHaveTextContent('1');
});

test('what is in the cart says so and leads there; its toast covers nothing', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`);
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart: Emma' });
  expect(screen.queryByRole('link', { name: 'Go to the cart' })).not.toBeInTheDocument();
  await user.click(add as HTMLElement);
  await waitFor(() => expect(screen.getByText('Added to your cart')).toBeVisible());
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAccessibleName('In your cart. Add to Cart: Emma');
  await user.click(screen.getAllByRole('link', { name: 'Go to the cart' })[0] as HTMLElement);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible(),
  );
});

test('a sold out book cannot be added, and no bar of a phone says so a second time', async () => {
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  expect(await screen.findByRole('button', { name: 'Sold out: Emma' })).toBeDisabled();
});

test('what is written from right to left runs from the right, on the page and on a card', async () => {
  const book = makeBook({ title: 'ألف ليلة وليلة', author: 'شهرزاد', description: 'حكايات' });
  fakeShop.books = [book];
  const { unmount } = renderApp(`/books/${book._id}`);
  await screen.findByRole('heading', { level: 1 });
  const written = () => [
    ...screen.getAllByRole('link', { name: 'شهرزاد' }),
    ...screen.getAllByText('حكايات'),
    ...screen.getAllByRole('heading', { name: 'ألف ليلة وليلة' }),
  ];
  const runsAsWritten = (text: HTMLElement) => text.closest('[dir="auto"], bdi');
  for (const text of written()) expect(runsAsWritten(text)).not.toBeNull();
  unmount();
  renderApp('/books');
  await screen.findByRole('heading', { level: 3 });
  for (const text of written()) expect(runsAsWritten(text)).not.toBeNull();
  // Name and category of a card stand in one line, which begins where the page's own texts do.
  expect(screen.getByRole('link', { name: 'شهرزاد' }).closest('p')).not.toHaveAttribute('dir');
});

test('the books one looked at before are shown again, the latest first, until cleared', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula' })];
  const [emma, dracula] = fakeShop.books as [Book, Book];
  for (const { _id, title } of [emma, dracula]) {
    const { unmount } = renderApp(paths.book(_id));
    await screen.findByRole('heading', { level: 1, name: title });
    unmount();
  }
  fakeShop.books.push(makeBook({ title: 'Ulysses' }));
  const { user } = renderApp(paths.book(fakeShop.books[2]?._id ?? ''));
  const row = await screen.findByRole('group', { name: 'Recently viewed' });
  const titles = await within(row).findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Dracula', 'Emma']);
  await user.click(within(row).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Recently viewed' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a book is handed on by the share sheet of the device', async () => {
  const book = makeBook({ title: 'Emma', author: 'Jane Austen' });
  fakeShop.books = [book];
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { canShare: () => true, share: shared });
  const { user } = renderApp(paths.book(book._id));
  await user.click(await screen.findByRole('button', { name: 'Share Emma' }));
  expect(shared).toHaveBeenCalledWith({
    title: 'Emma',
    text: 'Emma by Jane Austen',
    url: `http://localhost:5173/books/${book._id}`,
  });
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

test('without a share sheet the link of a book is copied', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp(paths.book(book._id));
  await user.click(await screen.findByRole('button', { name: 'Share Emma' }));
  await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:5173/books/${book._id}`);
});

test('what is known of the book stands among its facts, and nothing else', async () => {
  const book = makeBook({ isbn: '9780141439518', publisher: 'Penguin', year: 2003, pages: 480 });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  const factOf = async (name: string) => (await screen.findByText(name)).nextSibling;
  expect(await factOf('ISBN')).toHaveTextContent('978-0141439518');
  expect(await factOf('Edition')).toHaveTextContent('2003');
  expect(await factOf('Publisher')).toHaveTextContent('Penguin');
  expect(await factOf('Pages')).toHaveTextContent('480');
  expect(screen.queryByText('Language')).not.toBeInTheDocument();
});

test('without an ISBN the year is that of the first publication', async () => {
  const book = makeBook({ year: 1815 });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  expect((await screen.findByText('First published')).nextSibling).toHaveTextContent('1815');
});

test("a book's page shows others like it, and the author's name leads to the author's page", async () => {
  const [emma, persuasion, dracula] = ['Emma', 'Persuasion', 'Dracula'].map((title) =>
    makeBook({ title, author: title === 'Dracula' ? 'Bram Stoker' : 'Jane Austen' }),
  ) as [Book, Book, Book];
  fakeShop.books = [emma, persuasion, dracula];
  const { user } = renderApp(paths.book(emma._id));
  const more = await screen.findByRole('group', { name: 'More to read' });
  await within(more).findByRole('link', { name: 'Dracula' });
  await user.click(screen.getAllByRole('link', { name: 'Jane Austen' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Jane Austen' });
  expect(window.location.pathname).toBe('/authors/jane-austen');
  expect(screen.getByRole('link', { name: 'Persuasion' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a card says of which category its book is', async () => {
  fakeShop.books = [makeBook({ title: 'Emma', category: 'fiction', author: undefined })];
  renderApp('/books');
  const title = await screen.findByRole('heading', { level: 3, name: 'Emma' });
  expect(within(title.closest('article') as HTMLElement).getByText('fiction')).toBeVisible();
});
