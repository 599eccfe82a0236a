import { screen, waitFor, within } from '@testing-library/react';
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

test('with notice, pickup and a fee, nothing stands between the whole summary and the button', async () => {
  fakeShop.settings = makeSettings({
    guarantee: { isOn: true, image: '', url: 'https://law.example/notice.pdf' },
    pickup: { isOn: true, hours: 'Always' },
    shipping: { fee: 3, freeFrom: 35, tax: 'incl. VAT', rule: 'france' },
    orderButton: 'obligation',
  });
  const { book } = openCheckout(12.5);
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  await waitFor(() =>
    expect(summary).toHaveTextContent(
      `${book.title}$12.50Items1Shipping$3.00Taxesincl. VATTotal Price$15.50`,
    ),
  );
  const button = screen.getByRole('button', { name: 'Order with obligation to pay' });
  expect(summary.nextElementSibling).toBe(button);
  const notice = within(screen.getByRole('main')).getByRole('link', { name: /legal guarantee/ });
  const parts = [
    screen.getByLabelText('Zipcode'),
    notice,
    screen.getByRole('checkbox', { name: /^I agree/ }),
    summary,
    button,
  ];
  const places = parts.map((part) =>
    parts.filter((other) => other.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  expect(places.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4]);
});

test('a shop in the European Union says on the button that ordering obliges to pay', async () => {
  fakeShop.settings = makeSettings({ orderButton: 'obligation' });
  const { user } = openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() => expect(fakeShop.placed).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Place an Order' })).not.toBeInTheDocument();
});
