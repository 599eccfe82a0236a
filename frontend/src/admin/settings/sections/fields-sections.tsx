import { type LegalPageName } from '@storyloom/backend/contract/shop/site-pages';
import type { FieldsRow } from '@/admin/settings/settings-context';
import { customerTexts } from '@/config/messages';
import * as previews from './previews';
import { words } from '@/words/admin';

// The sections that are nothing but fields.

export const contact: FieldsRow = {
  title: 'Contact',
  hint: 'On the page “Contact”, and for search engines. What is left empty is not shown.',
  fields: [
    { name: 'contact.address', label: 'Address', rows: 3 },
    [
      { name: 'contact.phone', label: 'Phone', type: 'tel' },
      { name: 'contact.email', label: 'E-mail', type: 'email' },
    ],
    { name: 'contact.hours', label: 'Opening hours', rows: 3 },
  ],
  Preview: previews.ContactPreview,
};

export const stock: FieldsRow = {
  title: 'Stock',
  hint: 'Marks books in your own table; shoppers do not see it.',
  fields: [
    {
      name: 'lowStock',
      label: 'Low-stock number',
      inputMode: 'numeric',
      hint: 'A book with this many copies or fewer counts as low on stock.',
    },
  ],
};

/** What amounts and days are written in. */
export const money: FieldsRow = {
  title: 'Money',
  hint: 'In every price, email, list and report.',
  fields: [
    { name: 'money.currency', label: 'Currency', hint: 'Three letters, such as EUR or CHF.' },
    {
      name: 'money.locale',
      label: 'Language of numbers and dates',
      hint: 'Such as en-US, de-CH or es-ES.',
    },
    {
      name: 'money.timeZone',
      label: 'Time zone',
      hint: 'Where a day of the shop begins, such as Europe/Madrid or UTC.',
      among: Intl.supportedValuesOf('timeZone'),
    },
  ],
  Preview: previews.MoneyPreview,
};

export const shipping: FieldsRow = {
  title: 'Shipping',
  hint: "Added to the sum of an order's books, from the next order on.",
  fields: [
    [
      {
        name: 'shipping.fee',
        label: 'Fee',
        inputMode: 'decimal',
        hint: 'What delivery costs; 0 says “free”.',
      },
      {
        name: 'shipping.freeFrom',
        label: 'Free from',
        inputMode: 'decimal',
        hint: 'The sum of books from which on delivery is free. Empty: never.',
      },
    ],
    {
      name: 'shipping.tax',
      label: 'Taxes',
      hint: 'Stands beside “Taxes” at the sum, as in “Taxes: included”.',
    },
  ],
};

export const pickup: FieldsRow = {
  title: 'Pickup',
  hint: 'Customers may collect an order in your shop, at its address under Contact.',
  fields: [
    { name: 'pickup.isOn', label: 'Let customers choose to pick up their order', is: 'checkbox' },
    {
      name: 'pickup.hours',
      label: 'When it can be picked up',
      rows: 2,
      hint: 'Such as “Monday to Friday, 10 to 18”.',
    },
  ],
};

export const delivery: FieldsRow = {
  title: 'Delivery promise',
  hint: 'Beside every button that buys.',
  fields: [{ name: 'delivery', label: 'Promise', rows: 2 }],
  Preview: previews.DeliveryPreview,
};

export const emails: FieldsRow = {
  title: 'Emails',
  hint: <previews.EmailsHint />,
  fields: [
    { name: 'sender', label: 'Name of the sender', hint: 'Whom emails come from.' },
    {
      name: 'emails.digest',
      label: 'Tell me of new orders in one email a day, not in one for each',
      is: 'checkbox',
    },
  ],
};

export const newsletter: FieldsRow = {
  title: 'Newsletter',
  hint: 'The box at the foot of every page.',
  fields: [
    { name: 'newsletter.isOn', label: 'Take new addresses', is: 'checkbox' },
    { name: 'newsletter.promise', label: 'How often it comes', hint: 'Such as “twice a month”.' },
  ],
  Preview: previews.NewsletterPreview,
};

export const hero: FieldsRow = {
  title: 'Home page',
  hint: `The paragraph under “${customerTexts.heroTitle}”.`,
  fields: [{ name: 'hero', label: 'Paragraph', rows: 4 }],
  Preview: previews.HeroPreview,
};

export const withdrawal: FieldsRow = {
  title: 'Withdrawal',
  hint: 'In the European Union customers may withdraw from a contract within 14 days after delivery, and the shop has to offer a button for it.',
  fields: [
    {
      name: 'withdrawal.isOn',
      label: 'Show “Withdraw from contract” on every page and on each order',
      is: 'checkbox',
    },
    {
      name: 'withdrawal.days',
      label: 'Days after delivery',
      inputMode: 'numeric',
      hint: '14 or more.',
    },
  ],
};

export const lowestPrice: FieldsRow = {
  title: 'Lowest price',
  hint: 'In the European Union a reduced price has to name the lowest price of the 30 days before. The shop notes the prices of every book, also while this is off; a book that was not sold before its reduction says nothing.',
  fields: [
    {
      name: 'lowestPrice',
      label: 'Say the lowest price of the last 30 days on reduced books',
      is: 'checkbox',
    },
  ],
};

/** How long the shop knows what was written to whom, and whose an order was. */
export const retention: FieldsRow = {
  title: 'What is kept',
  hint: 'The page about privacy says these periods. What is over goes by itself within the hour, and cannot be restored but from a backup.',
  fields: [
    {
      name: 'retention.ordersYears',
      label: 'Years until an order loses the person',
      inputMode: 'numeric',
      hint: 'Counted from when it was delivered, cancelled or returned. City, books and sums stay. Empty: never.',
    },
    {
      name: 'retention.emailsMonths',
      label: 'Months until emails go',
      inputMode: 'numeric',
      hint: '1 to 120.',
    },
  ],
};

export const about = shopText('about', 'About Us');
export const services = shopText('services', 'Services');

function shopText(name: 'about' | 'services', title: string): FieldsRow {
  const hint = `The page “${title}”. The first paragraph stands larger than the rest.`;
  return writtenText(name, title, hint, 12);
}

const legalHints: Record<LegalPageName, string> = {
  terms: 'Customers agree to them with each order.',
  privacy: 'What this shop stores is listed below it by the shop itself, and cannot be left out.',
  returns: 'How books come back, and who pays for that.',
  imprint: 'Who runs the shop, and where.',
  accessibility: 'How everybody can use the shop, and whom to tell where that fails.',
};

/** The pages that the law asks for. */
export const legalPages = Object.fromEntries(
  Object.entries(legalHints).map(([name, what]): [string, FieldsRow] => {
    const page = name as LegalPageName;
    const hint = `${what} Without text the page is not there, and nothing leads to it.`;
    return [name, writtenText(`pages.${page}`, words.titles[page], hint, 10)];
  }),
);

/** A page of its own, written as plain text. */
function writtenText(
  name: previews.WrittenText,
  title: string,
  hint: string,
  rows: number,
): FieldsRow {
  return {
    title,
    hint,
    fields: [
      {
        name,
        label: 'Text',
        rows,
        hint: 'Plain text. An empty line begins a new paragraph; a paragraph that begins with “# ” is a heading.',
      },
    ],
    Preview: () => <previews.TextPreview name={name} />,
  };
}
