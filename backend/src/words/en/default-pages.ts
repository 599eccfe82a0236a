import { paragraphs } from '../default-texts.ts';

/** The legal pages of a new shop; the others have no text until the owner writes it. */
export const defaultPages = {
  terms: paragraphs(
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
  ),
  privacy: paragraphs(
    'What this shop keeps, where, and for how long. It is not much.',
    '# With others',
    'Signing in is done by Firebase Authentication, a service of Google. It keeps your e-mail address and, for sign-in by password, a protected form of the password; we never see it. If you sign in with Google, Google tells us your name and e-mail address. Emails to you go through the services that carry e-mail, and a picture that lies elsewhere is fetched by your browser from there. Nothing else leaves the shop: there is no advertising and no tracking.',
  ),
  accessibility: paragraphs(
    'Everybody should be able to choose and order a book here.',
    '# What we do for it',
    'All of the shop can be used with the keyboard alone, and each page can be jumped to its content. Pages have headings, links and fields have names, and screen readers announce what changes. Pages can be enlarged, follow your device in light and dark, and move less where you ask for less movement.',
    '# What is out of our hands',
    'Signing in with Google happens on a page of Google.',
    '# Tell us',
    'If there is something here that you cannot use, please tell us.',
  ),
};
