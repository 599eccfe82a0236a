import { titles } from '@storyloom/backend/contract/words/en/titles';
import { vatSection } from '@/words/en/shop/vat';

/** The sections by their id. */
export const settingSections = {
  supply: {
    title: 'Ordering in',
    hint: 'Books that are sold out can be ordered in. A book may say otherwise of itself.',
  },
  language: {
    title: 'Language',
    hint: 'Of every page, email and printout, for shoppers and for you.',
  },
  name: {
    title: 'Name and look',
    hint: 'In the header and foot of every page, in titles, emails, slips and files.',
  },
  contact: {
    title: 'Contact',
    hint: 'On the page “Contact”, and for search engines. What is left empty is not shown.',
  },
  social: { title: 'Social links', hint: 'At the foot of every page.' },
  stock: { title: 'Stock', hint: 'Marks books in your own table; shoppers do not see it.' },
  money: { title: 'Money', hint: 'In every price, email, list and report.' },
  shipping: {
    title: 'Shipping',
    hint: "Added to the sum of an order's books, from the next order on.",
  },
  pickup: {
    title: 'Pickup',
    hint: 'Customers may collect an order in your shop, at its address under Contact.',
  },
  delivery: { title: 'Delivery promise', hint: 'Beside every button that buys.' },
  categories: {
    title: 'Categories',
    hint: 'The categories of the shop, in this order. A new name changes nothing else; the short name stands in addresses and files, and stays.',
  },
  terms: {
    title: titles.terms,
    hint: 'Customers agree to them with each order. Without text the page is not there, and nothing leads to it.',
  },
  privacy: {
    title: titles.privacy,
    hint: 'What this shop stores is listed below it by the shop itself, and cannot be left out. Without text the page is not there, and nothing leads to it.',
  },
  returns: {
    title: titles.returns,
    hint: 'How books come back, and who pays for that. Without text the page is not there, and nothing leads to it.',
  },
  imprint: {
    title: titles.imprint,
    hint: 'Who runs the shop, and where. Without text the page is not there, and nothing leads to it.',
  },
  accessibility: {
    title: titles.accessibility,
    hint: 'How everybody can use the shop, and whom to tell if something does not work. Without text the page is not there, and nothing leads to it.',
  },
  emails: { title: 'Emails', hint: 'E-mails to customers and to you.' },
  'email-texts': {
    title: 'Words of the emails',
    hint: 'What customers read. Your own text replaces the default one, email by email.',
  },
  newsletter: { title: 'Newsletter', hint: 'The box at the foot of every page.' },
  home: { title: 'Home page', hint: 'The paragraph under “Discover New Reads This Week”.' },
  news: { title: 'Latest News', hint: 'Up to five notes on the home page, first one first.' },
  about: {
    title: 'About Us',
    hint: 'The page “About Us”. The first paragraph stands larger than the rest.',
  },
  services: {
    title: 'Services',
    hint: 'The page “Services”. The first paragraph stands larger than the rest.',
  },
  withdrawal: {
    title: 'Withdrawal',
    hint: 'In the European Union customers may withdraw from a contract within 14 days after delivery, and the shop has to offer a button for it. While it is on, the email of a new order says how to withdraw and has your pages “Terms of Service” and “Returns” in full: write the information on withdrawal and its model form there.',
  },
  'order-button': {
    title: 'Order button',
    hint: 'At the end of the checkout. In the European Union an order binds a consumer only if the button says that ordering obliges to pay.',
  },
  counter: {
    title: 'Counter',
    hint: 'In Germany, Austria, France, Spain and Italy a program that adds up money at a counter can count as a till, which has to be certified. There let the counter only move the stock, and take the money at your own till.',
  },
  guarantee: {
    title: 'Legal guarantee',
    hint: 'Since 27 September 2026 every shop that sells to consumers in the European Union shows the official notice on the legal guarantee, in its own language and unaltered. Emails about a new order link to it.',
  },
  'lowest-price': {
    title: 'Lowest price',
    hint: 'In the European Union a reduced price has to name the lowest price of the 30 days before. The shop notes the prices of every book, also while this is off; a book that was not sold before its reduction says nothing.',
  },
  'fixed-price': {
    title: 'Fixed book prices',
    hint: 'In Germany, Austria, France, Spain, Italy and other countries new books are sold at the price that the publisher sets. While this is on, the shop takes no struck old price that breaks it, from the form or from a file, and shows none that is there already. Used books, and books marked as “Fixed price lifted”, are exempt.',
  },
  kept: {
    title: 'What is kept',
    hint: 'The page about privacy says these periods. What is older is deleted within the hour, and can be restored only from a backup.',
  },
  safety: {
    title: 'Product safety',
    hint: 'Since 13 December 2024 offers in the European Union name who made a product: for books the publisher, with postal address and an email or web address. Books marked as antique are left out.',
  },
  gift: {
    title: 'Gifts',
    hint: 'Customers may say at the checkout that an order is a gift. Its packing slip shows no prices.',
  },
  vat: vatSection,
};
