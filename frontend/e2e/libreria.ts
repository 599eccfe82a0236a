import type { Browser, Page } from '@playwright/test';
import { send, signIn } from './owner.ts';
import type { Shop } from './shop.ts';

// A bookshop in Madrid: nothing of the default name and money may be left in it.

const email = {
  subject: 'Su pedido {number}',
  text: 'Hola {name}:\n\n{books}\n\nVer sus pedidos: {link}',
};
const libreria = {
  sender: 'Librería Ñ',
  shop: { name: 'Librería Ñ', line: 'libros y café en Madrid', accent: '#1a5fb4' },
  contact: { address: 'Calle Mayor 1\n28013 Madrid' },
  money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' },
  categories: [
    { slug: 'novela', name: 'Novela' },
    { slug: 'infantil', name: 'Infantil' },
    { slug: 'poesia', name: 'Poesía' },
  ],
  // Where the sample books go.
  moveTo: {
    business: 'novela',
    technology: 'infantil',
    fiction: 'novela',
    horror: 'poesia',
    adventure: 'infantil',
  },
  shipping: { fee: 3.5, freeFrom: 40, tax: 'IVA incluido' },
  pickup: { isOn: true, hours: 'De lunes a viernes' },
  pages: {
    terms: 'Condiciones.\n\n# Pedidos\n\nPor escrito.',
    imprint: 'Librería Ñ, Calle Mayor 1',
    returns: 'Devoluciones en 14 días.',
  },
  withdrawal: { isOn: true },
  emailTexts: { 'order-received': email },
};

interface Book {
  _id: string;
  title: string;
}

export interface Libreria {
  /** Sent for 3,50 €. */
  cheap: Book;
  /** Dear enough to be sent for nothing. */
  dear: Book;
  phoneOrders: { _id: string }[];
}

/** Makes it of a new shop, with two books, a list and an order by telephone for each book. */
export async function openLibreria(browser: Browser, shop: Shop): Promise<Libreria> {
  const page = await browser.newPage({ baseURL: shop.url });
  await page.goto('/dashboard');
  await signIn(page, shop);
  await send(page, shop, '/settings', libreria, 'PUT');
  const addBook = (title: string, newPrice: number) =>
    send<Book>(page, shop, '/books/create-book', {
      title,
      newPrice,
      oldPrice: newPrice + 2,
      author: 'Rosalía de Castro',
      description: 'Versos del mar y de la lluvia.',
      category: 'poesia',
    });
  const cheap = await addBook('Follas novas', 38);
  const dear = await addBook('Cantares gallegos', 40);
  const books = [{ bookId: cheap._id, note: 'Para el invierno' }];
  await send(page, shop, '/shelves', { title: 'Recomendados', note: 'De la casa', books });
  const address = { street: 'Gran Vía 2', city: 'Madrid', country: 'ES', state: '-' };
  const phoneOrders: { _id: string }[] = [];
  for (const { _id } of [cheap, dear]) {
    const order = { name: 'Rita Lectora', phone: '+34 600 000', productIds: [_id] };
    const sentTo = { address: { ...address, zipcode: '28013' } };
    phoneOrders.push(await send(page, shop, '/orders/by-phone', { ...order, ...sentTo }));
  }
  await page.close();
  return { cheap, dear, phoneOrders };
}

/** All that a page shows, prints, says to assistants, tells of itself to others, and holds in fields. */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = [
      'alt',
      'title',
      'aria-label',
      'placeholder',
      'content',
      'value',
      'download',
    ];
    const collected = [document.title];
    for (const element of document.querySelectorAll('*')) {
      collected.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
      if (element instanceof HTMLInputElement) collected.push(element.value);
      if (element.matches('style, script:not([type="application/ld+json"])')) continue;
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      collected.push(texts.map(({ textContent }) => textContent).join(''));
    }
    return collected.join('\n');
  });

/** The default shop's name and money; the owner's version line names the program. */
export const foreignIn = (words: string) =>
  words
    .replaceAll(/Storyloom \d[\w.+-]*/g, '')
    .match(/.{0,40}(?:storyloom|\$|USD|dollar).{0,20}/gi) ?? [];
