import type { SettingsFormValues } from '@storyloom/backend/contract/shop/settings';
import { titles } from '@storyloom/backend/contract/words/en/titles';
import { orderButton } from '@/words/en/shop/order-button';
import { vatHints, vatLabels, vatNames } from '@/words/en/shop/vat';

/** The name of each setting: `lowStock`, `contact.phone`. */
type SettingPath = { [Name in keyof SettingsFormValues]-?: PathOf<Name> }[keyof SettingsFormValues];
type PathOf<Name extends keyof SettingsFormValues> = Name extends 'emailTexts' | 'moveTo'
  ? Name
  : SettingsFormValues[Name] extends readonly unknown[] | string | number | boolean
    ? Name
    : `${Name}.${keyof SettingsFormValues[Name] & string}`;

/** The label of each setting next to two versions of it. */
export const settingNames: Record<Exclude<SettingPath, 'moveTo'>, string> = {
  'supply.orderIn': 'Ordering in: is on',
  'supply.days': 'Ordering in: days',
  language: 'Language',
  sender: 'Emails',
  'contact.address': 'Contact: address',
  'contact.phone': 'Contact: phone',
  'contact.email': 'Contact: email',
  'contact.hours': 'Contact: hours',
  social: 'Social links',
  about: 'About Us',
  services: 'Services',
  delivery: 'Delivery promise',
  hero: 'Home page',
  news: 'Latest News',
  lowStock: 'Stock',
  'shop.name': 'Name and look: name',
  'shop.line': 'Name and look: line',
  'shop.logo': 'Name and look: logo',
  'shop.accent': 'Name and look: accent',
  'money.currency': 'Money: currency',
  'money.locale': 'Money: locale',
  'money.timeZone': 'Money: time zone',
  categories: 'Categories',
  'pages.terms': titles.terms,
  'pages.privacy': titles.privacy,
  'pages.returns': titles.returns,
  'pages.imprint': titles.imprint,
  'pages.accessibility': titles.accessibility,
  'shipping.fee': 'Shipping: fee',
  'shipping.freeFrom': 'Shipping: free from',
  'shipping.tax': 'Shipping: tax',
  'newsletter.isOn': 'Newsletter: is on',
  'newsletter.promise': 'Newsletter: promise',
  'withdrawal.isOn': 'Withdrawal: is on',
  'withdrawal.days': 'Withdrawal: days',
  'guarantee.isOn': 'Legal guarantee: is on',
  'guarantee.image': 'Legal guarantee: picture',
  'guarantee.url': 'Legal guarantee: address',
  'counter.mode': 'Counter: mode',
  orderButton: 'Order button',
  'pickup.isOn': 'Pickup: is on',
  'pickup.hours': 'Pickup: hours',
  lowestPrice: 'Lowest price',
  'retention.ordersYears': 'What is kept: years for orders',
  'retention.emailsMonths': 'What is kept: months for emails',
  'safety.isOn': 'Product safety: is on',
  'gift.isOn': 'Gifts: is on',
  'gift.fee': 'Gifts: fee',
  'emails.digest': 'Emails: digest',
  'shipping.rule': 'Shipping: rule of a country',
  fixedPrice: 'Fixed book prices',
  emailTexts: 'Words of the emails',
  ...vatNames,
};

/** The labels by the name of the setting. */
export const settingLabels = {
  'supply.orderIn': 'Take orders for books that are sold out',
  'supply.days': 'Days until they are there',
  'contact.address': 'Address',
  'contact.phone': 'Phone',
  'contact.email': 'E-mail',
  'contact.hours': 'Opening hours',
  lowStock: 'Low-stock number',
  'money.currency': 'Currency',
  'money.locale': 'Language of numbers and dates',
  'money.timeZone': 'Time zone',
  'shipping.fee': 'Fee',
  'shipping.freeFrom': 'Free from',
  'shipping.tax': 'Taxes',
  'pickup.isOn': 'Let customers choose to pick up their order',
  'pickup.hours': 'When it can be picked up',
  delivery: 'Promise',
  sender: 'Name of the sender',
  'emails.digest': 'Tell me of new orders in one email a day, not in one for each',
  'newsletter.isOn': 'Take new addresses',
  'newsletter.promise': 'How often it comes',
  hero: 'Paragraph',
  'withdrawal.isOn': 'Show “Withdraw from contract” on every page and on each order',
  'withdrawal.days': 'Days after delivery',
  'guarantee.isOn': 'Show the notice at the checkout and on its own page',
  'guarantee.image': 'Picture of the notice',
  'guarantee.url': 'Or a link to the notice',
  'counter.mode': 'What a scan does',
  orderButton: 'What the button says',
  lowestPrice: 'Say the lowest price of the last 30 days on reduced books',
  'retention.ordersYears': 'Years until an order loses its personal data',
  'retention.emailsMonths': 'Months until emails are deleted',
  'safety.isOn': 'Name the publisher with its addresses on the page of each book',
  'gift.isOn': 'Let customers order a gift, with a card and wrapping',
  'gift.fee': 'Fee for wrapping',
  about: 'Text',
  services: 'Text',
  'pages.terms': 'Text',
  'pages.privacy': 'Text',
  'pages.returns': 'Text',
  'pages.imprint': 'Text',
  'pages.accessibility': 'Text',
  'shop.name': 'Name of the shop',
  'shop.line': 'Line of description',
  'shipping.rule': 'Rule for the fee',
  fixedPrice: 'Prices of new books',
  'shop.accent': 'Accent colour',
  ...vatLabels,
};

/** The options by the name of the setting. */
export const settingChoices = {
  orderButton,
  'shipping.rule': {
    free: 'None: choose the fee yourself',
    france: 'France: at least 3.00, from 35.00 on at least 0.01',
  },
  fixedPrice: {
    none: 'Not fixed',
    exact: 'Fixed: no reduction of a new book',
    within5: 'Fixed: a new book is reduced by 5 % at most',
  },
  'counter.mode': {
    sale: 'Sells: with sum, payment and receipt',
    stock: 'Only moves the stock of what is sold at your till',
  },
};

const plainText =
  'Plain text. An empty line begins a new paragraph; a paragraph that begins with “# ” is a heading.';

/** The hints below the fields. */
export const settingHints = {
  'supply.days': '1 to 365. Shoppers read it as a span: 5 is “in about 5 to 7 days”.',
  lowStock: 'A book with this many copies or fewer counts as low on stock.',
  'money.currency': 'Three letters, such as EUR or CHF.',
  'money.locale': 'Such as en-US, de-CH or es-ES.',
  'money.timeZone': 'Where a day of the shop begins, such as Europe/Madrid or UTC.',
  'shipping.fee': 'What delivery costs; 0 says “free”.',
  'shipping.freeFrom': 'The sum of books from which on delivery is free. Empty: never.',
  'shipping.tax': 'Shown next to “Taxes” at the sum, as in “Taxes: included”.',
  'shipping.rule':
    'With the rule of France, delivery costs 0.01 instead of nothing from the sum under “Free from”. Picking up an order stays free.',
  'pickup.hours': 'Such as “Monday to Friday, 10 to 18”.',
  sender: 'The name that emails come from.',
  'newsletter.promise': 'Such as “twice a month”.',
  'withdrawal.days': '14 or more.',
  'retention.ordersYears':
    'Counted from when it was delivered, cancelled or returned. City, books and sums stay. Empty: never.',
  'retention.emailsMonths': '1 to 120.',
  'gift.fee': 'What wrapping costs, with VAT at the rate of books; 0 says “free”.',
  about: plainText,
  services: plainText,
  'pages.terms': plainText,
  'pages.privacy': plainText,
  'pages.returns': plainText,
  'pages.imprint': plainText,
  'pages.accessibility': plainText,
  'shop.line': 'After the name in the title of the home page.',
  ...vatHints,
};
