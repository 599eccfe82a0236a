import { categories } from '../../contract/words/en/categories.ts';
import { paragraphs, type ShopFacts } from '../default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# Free shipping',
  'The price beside a book is the price you pay: shipping is free and taxes are included.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts = {
  /** After the shop's name in the title of the home page. */
  shopLine: 'an independent online book store',
  categories,
  /** Next to "Taxes". */
  tax: 'included',
  /** How often the newsletter comes. */
  newsletterFrequency: 'twice a month',
  hero: 'New on the table this week: stories to get lost in, ideas that outlived their century, and a ghost or two. Chosen by hand, sent in paper, paid for when they arrive.',
  about: ({ name, hasDefaultCategories, hasPickup }: ShopFacts): string => {
    const shelves = hasDefaultCategories
      ? 'We keep five shelves: business, technology, fiction, horror and adventure. Every book on them'
      : 'Every book on our shelves';
    return paragraphs(
      'A small shop for books that have been read for a hundred years and more, and for the ones that will be.',
      `${name} is an independent online book store. ${shelves} has been read by one of us, and the text beside it was written by the one who read it.`,
      `We sell the old-fashioned way. You choose, we pack, and you pay in cash when the ${hasPickup ? 'books are' : 'parcel is'} in your hands. There are no cards to type in, no stars to earn and no countdowns.`,
    );
  },
  services: ({ isFree }: ShopFacts): string =>
    paragraphs(
      'What we do for you, from the shelf to your door.',
      '# Cash on delivery',
      'You pay when the books arrive, and nothing before. It is the only way of payment we offer.',
      ...(isFree ? freeShipping : []),
      '# A change of mind',
      'Until we confirm an order you can cancel it yourself, with one button, on the page of your orders. There you also see each step of its way: placed, confirmed, shipped, delivered.',
      '# Cart and wishlist that wait',
      'Whatever you put into the cart or mark with a heart stays in your browser, also when you close it, and without signing in.',
    ),
  delivery: ({ isFree }: ShopFacts): string =>
    isFree ? 'Pay in cash when it arrives. Shipping is free.' : 'Pay in cash when it arrives.',
  news: defaultNews,
  pages: defaultPages,
};
