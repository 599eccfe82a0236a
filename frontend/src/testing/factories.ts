import {
  publicBookSchema,
  type Book,
  type PublicBook,
} from '@storyloom/backend/contract/book/book';
import { orderSchema, type Order } from '@storyloom/backend/contract/order/order';
import { settingsSchema, type ShopSettings } from '@storyloom/backend/contract/shop/settings';

const categories = ['business', 'technology', 'fiction', 'horror', 'adventure'];

let count = 0;

/** Test files share this module: each begins with book 1, whatever ran before it. */
export function restartCount(): void {
  count = 0;
}

function makeId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** A valid book; later ones are older, as lists are newest first. */
export function makeBook(fields: Partial<PublicBook> = {}): PublicBook {
  const _id = makeId();
  const createdAt = new Date(Date.UTC(2026, 10, 1) - count * 3_600_000).toISOString();
  return publicBookSchema.parse({
    _id,
    title: `Book number ${count}`,
    description: `A story about the number ${count}, which is longer than sixty characters in any case.`,
    category: categories[count % categories.length],
    trending: false,
    coverImage: '',
    newPrice: 10,
    oldPrice: 12.5,
    author: 'A. Author',
    createdAt,
    updatedAt: createdAt,
    ...fields,
  });
}

export function makeBooks(length: number): Book[] {
  return Array.from({ length }, () => makeBook());
}

export function makeOrder(fields: Partial<Order> = {}): Order {
  const book = makeBook();
  const createdAt = '2026-11-20T10:00:00.000Z';
  return orderSchema.parse({
    _id: makeId(),
    number: 1001,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 020 1234',
    address: {
      street: '12 St James Square',
      city: 'London',
      country: 'UK',
      state: '-',
      zipcode: 'SW1Y',
    },
    productIds: [book._id],
    items: [{ bookId: book._id, title: book.title, coverImage: '', price: book.newPrice }],
    shipping: 0,
    totalPrice: book.newPrice,
    currency: 'USD',
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    createdAt,
    ...fields,
  });
}

/** What the shop says of itself. */
export function makeSettings(changes: Partial<ShopSettings> = {}): ShopSettings {
  return settingsSchema.parse({
    sender: 'Storyloom',
    contact: { address: '', phone: '', email: '', hours: '' },
    social: ['Facebook', 'Twitter', 'LinkedIn'].map((name) => ({
      name,
      url: `https://${name.toLowerCase()}.example/share?u={shop}`,
    })),
    about: 'A small shop.\n\nIt has five shelves.',
    services: 'What we do.\n\n# Free shipping\n\nShipping is free.',
    delivery: 'Pay in cash when it arrives. Shipping is free.',
    hero: 'New on the table this week.',
    news: [1, 2, 3, 4, 5].map((id) => ({
      id,
      title: id === 1 ? 'The reading room stays open late on Fridays' : `Note ${id}`,
      description:
        id > 1
          ? 'Short.'
          : 'From now on the lamps in our reading room burn until ten on Friday evenings. Tea is on the house.',
      image: `news-${id}.webp`,
      story: 'The lamps.\n\nNobody will ask whether you mean to buy. If you leave, we wave.',
    })),
    lowStock: 3,
    language: 'en',
    shop: { name: 'Storyloom', line: 'an independent online book store', logo: '', accent: '' },
    money: { currency: 'USD', locale: 'en-US', timeZone: 'UTC' },
    categories: categories.map((slug) => ({
      slug,
      name: slug.charAt(0).toUpperCase() + slug.slice(1),
    })),
    pages: {
      terms: 'The rules of this shop.\n\n# Payment\n\nYou pay in cash.',
      privacy: 'It is not much.\n\n# With others\n\nNothing.',
      returns: '',
      imprint: '',
      accessibility: '',
    },
    shipping: { fee: 0, freeFrom: null, tax: 'included', rule: 'free' },
    newsletter: { isOn: true, promise: 'twice a month' },
    withdrawal: { isOn: false, days: 14 },
    guarantee: { isOn: false, image: '', url: '' },
    safety: { isOn: false },
    counter: { mode: 'sale' },
    orderButton: 'default',
    pickup: { isOn: false, hours: '' },
    lowestPrice: false,
    retention: { ordersYears: null, emailsMonths: 24 },
    gift: { isOn: false, fee: 0 },
    fixedPrice: 'none',
    vat: { isOn: false, rate: 0, shippingRate: null },
    supply: { orderIn: false, days: 5 },
    ...changes,
  });
}
