import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeBook, makeBooks, makeSettings } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';
import { translatePage } from '@/testing/browser/translate-page';

let stop = () => {};
afterEach(() => stop());

test('in a translated page somebody searches, looks at the results and turns the page', async () => {
  fakeShop.books = [makeBook({ title: 'Moby Dick', author: 'Herman Melville' }), ...makeBooks(40)];
  const { user } = renderApp('/');
  await screen.findByRole('heading', { name: 'Top Sellers' });
  await screen.findAllByRole('link', { name: 'Moby Dick' });
  stop = translatePage();

  await user.click(screen.getByRole('combobox', { name: 'Search for books' }));
  await screen.findByRole('listbox', { name: 'Suggestions' });
  const search = screen.getByRole('combobox', { name: 'Search for books' });
  await user.type(search, 'mo');
  const options = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  await options.findByRole('option', { name: /Moby Dick/ });
  await user.type(search, 'b');
  await options.findByRole('option', { name: /See all results for “mob”/ });
  await user.clear(search);
  await user.type(search, 'number{Enter}');
  await screen.findByRole('heading', { name: 'Results for “number”' });
  await waitFor(() => expect(screen.getByText(/^Page 1 of/)).toBeVisible());
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(screen.getByText(/^Page 2 of/)).toBeVisible());
  await user.click(screen.getByRole('link', { name: /All books/ }));
  await screen.findByRole('heading', { name: 'All books' });
  await waitFor(() => expect(screen.getByText('41 books')).toBeVisible());
});

test('in a translated page a book goes into the cart, and its changes are shown', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 10, stock: 3 });
  const usher = makeBook({ title: 'Usher', newPrice: 8 });
  fakeShop.books = [emma, usher];
  fakeShop.settings = makeSettings({ shipping: { fee: 3, freeFrom: 40, tax: 'included' } });
  const { user } = renderApp(`/books/${emma._id}`, { cart: [{ ...usher, newPrice: 9 }] });
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart: Emma' });
  stop = translatePage();
  await user.click(add as HTMLElement);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^In your cart/ })[0]).toHaveTextContent(
      'In your cart',
    ),
  );
  await user.click(screen.getByRole('link', { name: 'Cart, 2 books' }));
  await waitFor(() => expect(screen.getByText(/, was \$9\.00/)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Accept the new prices' }));
  expect(screen.queryByText(/, was \$9\.00/)).not.toBeInTheDocument();
  const sum = screen.getByRole('region', { name: 'Subtotal' });
  expect(sum).toHaveTextContent('Subtotal$18.00Shippingfree from $40.00$3.00');
  await user.click(screen.getByRole('button', { name: 'Remove Usher' }));
  expect(sum).toHaveTextContent('Subtotal$10.00');
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(screen.getByText('No product found!')).toBeVisible());
});

test('in a translated page an order is placed', async () => {
  fakeShop.settings = makeSettings({ pickup: { isOn: true, hours: 'Mondays' } });
  const { user } = openCheckout();
  await screen.findByRole('button', { name: 'Place an Order' });
  stop = translatePage();
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'I collect them in the shop' }));
  await user.click(screen.getByRole('radio', { name: 'Send the books to me' }));
  await user.click(screen.getByRole('button', { name: /Keep these details/ }));
  await waitFor(() =>
    expect(screen.getByText('These details are kept in your account.')).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Your order placed successfully!')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByText(/^To pay on delivery/)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.getByText('Cancelled')).toBeVisible());
});
