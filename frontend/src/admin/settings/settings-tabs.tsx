import { fixedPrices } from '@storyloom/backend/contract/book/fixed-price';
import { orderButtons } from '@storyloom/backend/contract/order/order-button';
import { counterSettings, type AdminSettings } from '@storyloom/backend/contract/shop/settings';
import type { ComponentType } from 'react';
import { oneOf } from '@/browser/navigation/use-filters';
import { EmailTextsSection } from './email-texts/email-texts-section';
import { CategoriesSection } from './sections/categories-section';
import * as previews from './sections/previews';
import { GuaranteeSection } from './sections/guarantee-section';
import { IdentitySection } from './sections/identity-section';
import { NewsSection } from './sections/news-section';
import { SafetySection } from './sections/safety-section';
import { ShippingSection } from './sections/shipping-section';
import { SocialSection } from './sections/social-section';
import { LanguageSection } from './sections/language-section';
import type { FieldsSectionProps } from './sections/settings-section';
import type { SettingsName } from './flatten-settings';
import { words } from '@/words/admin';
import type { AdminWords } from '@/words/load-words';

/** A section of fields, or one with controls of its own, and the settings that these change. */
type TabSection =
  | (FieldsSectionProps & {
      /** A hint with links to the pages that show the setting. */
      Hint?: ComponentType;
    })
  | { names: SettingsName[]; Section: ComponentType<{ settings: AdminSettings }> };

/** The sections of a tab by their anchor in the address, under which `words` has title and hint. */
type TabSections = Partial<Record<keyof AdminWords['adminSettings']['sections'], TabSection>>;

// Sections of fields find their texts in `words` by the names of the fields.
const tabs = {
  shop: {
    language: { names: ['language'], Section: LanguageSection },
    name: { names: ['shop'], Section: IdentitySection },
    contact: {
      fields: [
        { name: 'contact.address', rows: 3 },
        [
          { name: 'contact.phone', type: 'tel', dir: 'ltr' },
          { name: 'contact.email', type: 'email', dir: 'ltr' },
        ],
        { name: 'contact.hours', rows: 3 },
      ],
      Preview: previews.ContactPreview,
    },
    social: { names: ['social'], Section: SocialSection },
    stock: { fields: [{ name: 'lowStock', inputMode: 'numeric' }] },
    supply: {
      fields: [
        { name: 'supply.orderIn', isCheckbox: true },
        { name: 'supply.days', inputMode: 'numeric' },
      ],
    },
  },
  money: {
    money: {
      fields: [
        { name: 'money.currency', dir: 'ltr' },
        { name: 'money.locale', dir: 'ltr' },
        { name: 'money.timeZone', dir: 'ltr', suggestions: Intl.supportedValuesOf('timeZone') },
      ],
      Preview: previews.MoneyPreview,
    },
    shipping: { names: ['shipping'], Section: ShippingSection },
    vat: {
      fields: [
        { name: 'vat.isOn', isCheckbox: true },
        [
          { name: 'vat.rate', inputMode: 'decimal' },
          { name: 'vat.shippingRate', inputMode: 'decimal' },
        ],
      ],
    },
    pickup: {
      Hint: previews.PickupHint,
      fields: [
        { name: 'pickup.isOn', isCheckbox: true },
        { name: 'pickup.hours', rows: 2 },
      ],
    },
    delivery: {
      fields: [{ name: 'delivery', rows: 2 }],
      Preview: previews.DeliveryPreview,
    },
    gift: {
      fields: [
        { name: 'gift.isOn', isCheckbox: true },
        { name: 'gift.fee', inputMode: 'decimal' },
      ],
    },
  },
  categories: {
    categories: { names: ['categories', 'moveTo'], Section: CategoriesSection },
  },
  pages: {
    terms: writtenText('pages.terms', 10),
    privacy: writtenText('pages.privacy', 10),
    returns: writtenText('pages.returns', 10),
    imprint: writtenText('pages.imprint', 10),
    accessibility: writtenText('pages.accessibility', 10),
  },
  emails: {
    emails: {
      Hint: previews.EmailsHint,
      fields: [{ name: 'sender' }, { name: 'emails.digest', isCheckbox: true }],
    },
    'email-texts': { names: ['emailTexts'], Section: EmailTextsSection },
    newsletter: {
      fields: [{ name: 'newsletter.isOn', isCheckbox: true }, { name: 'newsletter.promise' }],
      Preview: previews.NewsletterPreview,
    },
  },
  home: {
    home: {
      fields: [{ name: 'hero', rows: 4 }],
      Preview: previews.HeroPreview,
    },
    news: { names: ['news'], Section: NewsSection },
    about: writtenText('about', 12),
    services: writtenText('services', 12),
  },
  law: {
    withdrawal: {
      fields: [
        { name: 'withdrawal.isOn', isCheckbox: true },
        { name: 'withdrawal.days', inputMode: 'numeric' },
      ],
    },
    'order-button': {
      fields: [{ name: 'orderButton', choices: orderButtons }],
    },
    guarantee: { names: ['guarantee'], Section: GuaranteeSection },
    // If the counter takes money, the law may treat the program as a cash register.
    counter: {
      fields: [{ name: 'counter.mode', choices: counterSettings }],
    },
    'fixed-price': {
      fields: [{ name: 'fixedPrice', choices: fixedPrices }],
    },
    'lowest-price': { fields: [{ name: 'lowestPrice', isCheckbox: true }] },
    kept: {
      fields: [
        { name: 'retention.ordersYears', inputMode: 'numeric' },
        { name: 'retention.emailsMonths', inputMode: 'numeric' },
      ],
    },
    safety: { names: ['safety'], Section: SafetySection },
  },
  /** A tab without settings. */
  administrators: {},
  system: {},
} satisfies Record<string, TabSections>;

export type TabId = keyof typeof tabs;

/**
 * The settings by tab. Each tab is saved by itself, so a part of the settings belongs to one tab
 * only. To add a setting, add a field to a section.
 */
export const settingsTabs: Record<TabId, TabSections> = tabs;
export const tabIds = Object.keys(tabs) as TabId[];

export const tabInAddress = { tab: oneOf(tabIds, 'shop') };

export const sectionsOf = (tab: TabId) =>
  Object.entries(settingsTabs[tab]) as [keyof TabSections, TabSection][];

export function namesOf(section: TabSection): string[] {
  return 'names' in section ? section.names : section.fields.flat().map(({ name }) => name);
}

/** The title of a setting: "Imprint", or "Contact: hours" where a section has several. */
export function titleOf(fieldPath: string): string {
  const names: Partial<Record<string, string>> = words.adminSettings.names;
  return names[fieldPath] ?? fieldPath;
}

/** The section of a page that the owner writes as plain text. */
function writtenText(name: previews.WrittenText, rows: number): FieldsSectionProps {
  return { fields: [{ name, rows }], Preview: () => <previews.TextPreview name={name} /> };
}
