import { screen } from '@testing-library/react';
import { makeBook } from './factories';
import { fakeShop } from './fake-api';
import { renderApp } from './render-app';

export const typedDetails = {
  'Full Name': 'Ada Lovelace',
  'Phone Number': '+44 020 1234',
  'Address / Street': '12 St James Square',
  City: 'London',
  'State / province': '-',
  Zipcode: '01234',
  'Country / region': 'UK',
};

/** The checkout of a customer with one book in the cart. */
export function openCheckout(price = 10) {
  const book = makeBook({ title: 'Emma', newPrice: price });
  fakeShop.books = [book];
  return { book, ...renderApp('/checkout', { cart: [book], email: 'ada@example.com' }) };
}

export async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  for (const [label, value] of Object.entries(typedDetails)) {
    const field = await screen.findByLabelText(label);
    await user.click(field);
    await user.paste(value);
  }
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
