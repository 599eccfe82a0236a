import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { makeSettings } from '@/testing/factories';
import { fillIn, openCheckout } from '@/testing/open-checkout';

test('the last step is the terms, then what is bought with its total, then the button at once', async () => {
  openCheckout(12.5);
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  const terms = screen.getByRole('checkbox', { name: /^I agree/ });
  const isAfter = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAfter(screen.getByLabelText('Zipcode'), terms)).toBe(true);
  expect(isAfter(terms, summary)).toBe(true);
  expect(summary.nextElementSibling).toBe(screen.getByRole('button', { name: 'Place an Order' }));
  expect(summary).toHaveTextContent(/Total Price\$12\.50$/);
  expect(screen.getByText('1 book, $12.50 in total')).toBeVisible();
});

test('a shop in the European Union says on the button that ordering obliges to pay', async () => {
  fakeShop.settings = makeSettings({ orderButton: 'obligation' });
  const { user } = openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() => expect(fakeShop.placed).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Place an Order' })).not.toBeInTheDocument();
});
