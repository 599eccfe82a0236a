import { waitFor } from '@testing-library/react';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const book = makeBook({ title: 'Rimas', category: 'poesia' });

beforeEach(() => {
  const words = makeSettings();
  fakeShop.books = [book];
  fakeShop.settings = {
    ...words,
    sender: 'Librería Ñ',
    about: 'Libros.',
    shop: { name: 'Librería Ñ', line: 'libros y café', logo: '', accent: '#1a5fb4' },
    money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' },
    categories: [
      { slug: 'novela', name: 'Novela' },
      { slug: 'poesia', name: 'Poesía' },
    ],
    pages: { ...words.pages, imprint: 'Madrid', terms: 'Condiciones.' },
  };
});

const addresses = Object.values(sitePages)
  .map(({ path }) => path.replace('*', '/nowhere'))
  .map((path) => path.replace(':id', path.startsWith('/news') ? '1' : book._id));

test.each(addresses)(
  'in a shop of another name and money, %s says neither the default ones',
  async (address) => {
    if (address.startsWith('/dashboard')) signInAsAdmin();
    renderApp(address, { email: 'ada@example.com', cart: [book] });
    await waitFor(() => expect(document.title).toContain('Librería Ñ'));
    await waitFor(() => expect(document.querySelector('h1, h2')).toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveTextContent('Loading'));
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')]
      .flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
      )
      .join('\n');
    const shown = `${document.title}\n${document.body.textContent}\n${labels}`;
    // The owner's version line names the program.
    const foreign = shown
      .replaceAll(/Storyloom \d+\.\d+\.\d+/g, '')
      .match(/.{0,40}(Storyloom|\$\d|USD).{0,20}/g);
    expect(foreign).toBeNull();
  },
);
