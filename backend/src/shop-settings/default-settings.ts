import type { NewsItem, ShopSettings } from '../contract/shop/settings.ts';
import { defaultLanguage } from '../contract/words/language.ts';
import { deliveredShop, shopPlaceholder } from '../contract/identity/shop-name.ts';

// What the shop says of itself until its owner says otherwise.

const news: NewsItem[] = [
  {
    id: 1,
    title: 'The reading room stays open late on Fridays',
    description:
      'From now on the lamps in our reading room burn until ten on Friday evenings. Tea is on the house, and nobody will ask whether you mean to buy.',
    image: 'news-1.webp',
    story: paragraphs(
      'The green lamps over the long table used to go out at six. On Fridays they now stay on until ten.',
      'Take any book from the shelves, find a chair and stay for a chapter or for the evening. There is tea on the sideboard, and the cat has agreed to share the sofa.',
      'Nobody will ask whether you mean to buy. If you leave with a book under your arm all the same, we will not complain.',
    ),
  },
  {
    id: 2,
    title: 'Four shelves of horror for the long evenings',
    description:
      'We have cleared the wall by the stairs and filled it with castles, candles and things that scratch at the window. Start with Usher, end with Dracula.',
    image: 'news-2.webp',
    story: paragraphs(
      'When the evenings grow long, people ask for the books that make them longer. So we cleared the wall by the stairs.',
      'Begin with Poe: "The Fall of the House of Usher" takes an hour and stays for a week. Go on to Doctor Jekyll, who was the better half, and to the student who built a man and forgot to be kind to him.',
      'Keep Dracula for last. Read it as it was written, in emails and diaries, one entry at a time, and leave the window shut.',
    ),
  },
  {
    id: 3,
    title: 'How we wrap a book so that it arrives flat',
    description:
      'Two boards, one sheet of paper and a fold we learned from a map seller: what happens to your book between our table and your door.',
    image: 'news-3.webp',
    story: paragraphs(
      'A book has eight corners, and a parcel finds every one of them. We have tried foam, straw and good wishes. This is what works.',
      'First a sheet of plain paper, folded the way a map seller showed us, so that the cover never meets glue. Then two boards a finger wider than the book: the corners of the boards take the knocks. Last a sleeve of strong brown paper that opens with one pull.',
      'Nothing in it is plastic, and the boards come back into use. Ours are on their third journey.',
    ),
  },
  {
    id: 4,
    title: 'Our candle-lit readings return in December',
    description:
      'Every Thursday in December we read a story aloud by candlelight, from first line to last. Bring a scarf, the door does not close well.',
    image: 'news-4.webp',
    story: paragraphs(
      'It began with a power cut and a customer who knew "A Christmas Carol" by heart. It has been a custom ever since.',
      'Every Thursday in December, at seven, one of us reads a story aloud by the light of twelve candles. We begin with the first line and stop after the last; there is no talk about it, unless you start one.',
      'There are forty chairs. Come a little early, and bring a scarf, for the door does not close well.',
    ),
  },
  {
    id: 5,
    title: "Ada Lovelace's notes, and why programmers still read them",
    description:
      'In 1843 she translated a paper on a machine that did not exist and added notes three times as long. In the last of them stands the first published program.',
    image: 'news-5.webp',
    story: paragraphs(
      'Ada Lovelace was asked to translate a short paper on the Analytical Engine, a machine of brass that was never built. Her notes to it grew to three times its length.',
      'In Note G she lays out, step by step, how the engine would compute the Bernoulli numbers. It has loops and a trace of its variables, and, as people who try it still discover, one mistake.',
      'What keeps it young is another thought: that such a machine might work on anything that can be written in symbols, music included. Our edition has all seven notes, from A to G.',
    ),
  },
];

const terms = paragraphs(
  'The rules of this shop, in plain words.',
  '# Ordering',
  'You need to be signed in with an e-mail address to order. One order takes up to a hundred different books, one copy of each. An order is placed when we show “Your order placed successfully!”.',
  '# Prices',
  'What taxes and delivery cost stands beside the sum before you order. If a price rises while you shop, we tell you before anything is ordered; if it falls, you pay the lower one.',
  '# Payment',
  'You pay in cash when you get the books.',
  '# Changing your mind',
  'As long as an order is only placed, you can cancel it on the page of your orders. Once it is confirmed, we may still cancel it for you before it is shipped.',
  '# What is out of our hands',
  'Some books come in small numbers. The last copy can be sold once; if it is gone when you order, we say so at once and nothing is ordered.',
);

const privacy = paragraphs(
  'What this shop keeps, where, and for how long. It is not much.',
  '# With others',
  'Signing in is done by Firebase Authentication, a service of Google. It keeps your e-mail address and, for sign-in by password, a protected form of the password; we never see it. If you sign in with Google, Google tells us your name and e-mail address. Emails to you go through the services that carry e-mail, and a picture that lies elsewhere is fetched by your browser from there. Nothing else leaves the shop: there is no advertising and no tracking.',
);

const accessibility = paragraphs(
  'Everybody should be able to choose and order a book here.',
  '# What we do for it',
  'All of the shop can be used with the keyboard alone, and each page can be jumped to its content. Pages have headings, links and fields have names, and what changes is told to screen readers. Pages can be enlarged, follow your device in light and dark, and move less where you ask for less movement.',
  '# What is out of our hands',
  'Signing in with Google happens on a page of Google.',
  '# Tell us',
  'If there is something here that you cannot use, please tell us.',
);

/** Also of every order from before orders kept theirs. */
export const firstCurrency = 'USD';

export const defaultSettings: ShopSettings = {
  language: defaultLanguage,
  sender: deliveredShop.name,
  contact: { address: '', phone: '', email: '', hours: '' },
  social: [
    {
      name: 'Facebook',
      url: `https://www.facebook.com/sharer/sharer.php?u=${shopPlaceholder}`,
    },
    { name: 'Twitter', url: `https://twitter.com/intent/tweet?url=${shopPlaceholder}` },
    {
      name: 'LinkedIn',
      url: `https://www.linkedin.com/sharing/share-offsite/?url=${shopPlaceholder}`,
    },
  ],
  about: aboutShop(deliveredShop.name, true),
  services: paragraphs(
    'What we do for you, from the shelf to your door.',
    '# Cash on delivery',
    'You pay when the books arrive, and nothing before. It is the only way of payment we offer.',
    '# Free shipping',
    'The price beside a book is the price you pay: shipping is free and taxes are included.',
    '# A change of mind',
    'Until we confirm an order you can cancel it yourself, with one button, on the page of your orders. There you also see each step of its way: placed, confirmed, shipped, delivered.',
    '# Cart and wishlist that wait',
    'Whatever you put into the cart or mark with a heart stays in your browser, also when you close it, and without signing in.',
  ),
  delivery: 'Pay in cash when it arrives. Shipping is free.',
  hero: 'New on the table this week: stories to get lost in, ideas that outlived their century, and a ghost or two. Chosen by hand, sent in paper, paid for when they arrive.',
  news,
  lowStock: 3,
  shop: deliveredShop,
  money: { currency: firstCurrency, locale: 'en-US', timeZone: 'UTC' },
  categories: [
    { slug: 'business', name: 'Business' },
    { slug: 'technology', name: 'Technology' },
    { slug: 'fiction', name: 'Fiction' },
    { slug: 'horror', name: 'Horror' },
    { slug: 'adventure', name: 'Adventure' },
  ],
  pages: { terms, privacy, returns: '', imprint: '', accessibility },
  shipping: { fee: 0, freeFrom: null, tax: 'included' },
  newsletter: { isOn: true, promise: 'twice a month' },
  withdrawal: { isOn: false, days: 14 },
  pickup: { isOn: false, hours: '' },
  lowestPrice: false,
  retention: { ordersYears: null, emailsMonths: 24 },
};

type Words = Pick<ShopSettings, 'sender' | 'about' | 'services' | 'delivery'>;

/** What is delivered with the shop must not say of its name, shelves, shipping, taxes and pickup what is not so. */
export function defaultWords({
  shop: { name },
  categories,
  shipping: { fee, tax },
  pickup,
}: Pick<ShopSettings, 'shop' | 'categories' | 'shipping' | 'pickup'>): Words {
  const { services, delivery, shipping } = defaultSettings;
  const isFree = fee === 0 && tax === shipping.tax;
  return {
    sender: name,
    about: aboutShop(name, categories === defaultSettings.categories, pickup.isOn),
    services: isFree ? services : services.replace(/# Free shipping\n\n.*\n\n/, ''),
    delivery: isFree ? delivery : 'Pay in cash when it arrives.',
  };
}

function aboutShop(name: string, hasDeliveredShelves: boolean, hasPickup = false): string {
  const shelves = hasDeliveredShelves
    ? 'We keep five shelves: business, technology, fiction, horror and adventure. Every book on them'
    : 'Every book on our shelves';
  return paragraphs(
    'A small shop for books that have been read for a hundred years and more, and for the ones that will be.',
    `${name} is an independent online book store. ${shelves} has been read by one of us, and the text beside it was written by the one who read it.`,
    `We sell the old-fashioned way. You choose, we pack, and you pay in cash when the ${hasPickup ? 'books are' : 'parcel is'} in your hands. There are no cards to type in, no stars to earn and no countdowns.`,
  );
}

/** As the owner types them: an empty line in between. */
function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
