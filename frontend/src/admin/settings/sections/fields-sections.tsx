import { fixedPrices } from '@storyloom/backend/contract/book/fixed-price';
import { orderButtons } from '@storyloom/backend/contract/shop/order-button';
import { counterSettings } from '@storyloom/backend/contract/shop/settings';
import type { FieldsRow } from '@/admin/settings/settings-context';
import * as previews from './previews';

// The sections that consist of fields only. Their texts are found in the words by the fields' names.

export const contact: FieldsRow = {
  fields: [
    { name: 'contact.address', rows: 3 },
    [
      { name: 'contact.phone', type: 'tel', dir: 'ltr' },
      { name: 'contact.email', type: 'email', dir: 'ltr' },
    ],
    { name: 'contact.hours', rows: 3 },
  ],
  Preview: previews.ContactPreview,
};

export const stock: FieldsRow = { fields: [{ name: 'lowStock', inputMode: 'numeric' }] };

export const supply: FieldsRow = {
  fields: [
    { name: 'supply.orderIn', is: 'checkbox' },
    { name: 'supply.days', inputMode: 'numeric' },
  ],
};

export const money: FieldsRow = {
  fields: [
    { name: 'money.currency', dir: 'ltr' },
    { name: 'money.locale', dir: 'ltr' },
    { name: 'money.timeZone', dir: 'ltr', among: Intl.supportedValuesOf('timeZone') },
  ],
  Preview: previews.MoneyPreview,
};

export const vat: FieldsRow = {
  fields: [
    { name: 'vat.isOn', is: 'checkbox' },
    [
      { name: 'vat.rate', inputMode: 'decimal' },
      { name: 'vat.shippingRate', inputMode: 'decimal' },
    ],
  ],
};

export const pickup: FieldsRow = {
  fields: [
    { name: 'pickup.isOn', is: 'checkbox' },
    { name: 'pickup.hours', rows: 2 },
  ],
};

/** Wrapping is paid with the order. */
export const gift: FieldsRow = {
  fields: [
    { name: 'gift.isOn', is: 'checkbox' },
    { name: 'gift.fee', inputMode: 'decimal' },
  ],
};

export const delivery: FieldsRow = {
  fields: [{ name: 'delivery', rows: 2 }],
  Preview: previews.DeliveryPreview,
};

export const emails: FieldsRow = {
  Hint: previews.EmailsHint,
  fields: [{ name: 'sender' }, { name: 'emails.digest', is: 'checkbox' }],
};

export const newsletter: FieldsRow = {
  fields: [{ name: 'newsletter.isOn', is: 'checkbox' }, { name: 'newsletter.promise' }],
  Preview: previews.NewsletterPreview,
};

export const hero: FieldsRow = {
  fields: [{ name: 'hero', rows: 4 }],
  Preview: previews.HeroPreview,
};

export const withdrawal: FieldsRow = {
  fields: [
    { name: 'withdrawal.isOn', is: 'checkbox' },
    { name: 'withdrawal.days', inputMode: 'numeric' },
  ],
};

export const orderButton: FieldsRow = {
  fields: [{ name: 'orderButton', choices: orderButtons }],
};

/** Money at the counter may make the program a cash register by law. */
export const counter: FieldsRow = {
  fields: [{ name: 'counter.mode', choices: counterSettings }],
};

export const fixedPrice: FieldsRow = {
  fields: [{ name: 'fixedPrice', choices: fixedPrices }],
};

export const lowestPrice: FieldsRow = { fields: [{ name: 'lowestPrice', is: 'checkbox' }] };

/** How long the shop keeps sent emails and the personal data of orders. */
export const retention: FieldsRow = {
  fields: [
    { name: 'retention.ordersYears', inputMode: 'numeric' },
    { name: 'retention.emailsMonths', inputMode: 'numeric' },
  ],
};

export const about = writtenText('about', 12);
export const services = writtenText('services', 12);

export const legalPages = {
  terms: writtenText('pages.terms', 10),
  privacy: writtenText('pages.privacy', 10),
  returns: writtenText('pages.returns', 10),
  imprint: writtenText('pages.imprint', 10),
  accessibility: writtenText('pages.accessibility', 10),
};

/** A page of its own, written as plain text. */
function writtenText(name: previews.WrittenText, rows: number): FieldsRow {
  return { fields: [{ name, rows }], Preview: () => <previews.TextPreview name={name} /> };
}
