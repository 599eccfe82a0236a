import { expect, type Page } from '@playwright/test';

let count = 0;

/** Registers a new customer and leaves the page on the home page, signed in. */
export async function register(
  page: Page,
  email = `reader-${Date.now()}-${(count += 1)}@example.com`,
) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('long-enough');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Start browsing' }).click();
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  return email;
}

/** The newest books of the shop. */
export async function readBooks(page: Page) {
  const response = await page.request.get('/api/books/?limit=100');
  return (await response.json()) as { _id: string; title: string; stock?: number }[];
}

/** Opens the newest book of the shop and returns its title. */
export async function openBook(page: Page, position = 0): Promise<string> {
  const books = await readBooks(page);
  const book = books.filter(({ stock }) => stock === undefined || stock > 5)[position];
  if (!book) throw new Error('the shop has no such book');
  await page.goto(`/books/${book._id}`);
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible();
  return book.title;
}

/** Its toast is gone within two seconds; what the button says lasts. */
export async function addToCart(page: Page, title: string) {
  await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
  await expect(
    page.getByRole('button', { name: `In your cart. Add to Cart: ${title}` }),
  ).toBeVisible();
}

/** Of an order that was placed; who leaves the page earlier may find its books in the cart again. */
export async function closeConfirmation(page: Page) {
  await expect(page.getByText('Confirmed Order')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();
}

export async function fillCheckout(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Phone Number').fill('+44 020 1234');
  await page.getByLabel('Address / Street').fill('12 St James Square');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('State / province').fill('-');
  await page.getByLabel('Zipcode').fill('01234');
  await page.getByLabel('Country / region').fill('UK');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}
