import { oneOf } from '@/browser/use-filters';
import { EmailTextsSection } from './email-texts/email-texts-section';
import { CategoriesSection } from './sections/categories-section';
import * as fields from './sections/fields-sections';
import { GuaranteeSection } from './sections/guarantee-section';
import { IdentitySection } from './sections/identity-section';
import { NewsSection } from './sections/news-section';
import { SafetySection } from './sections/safety-section';
import { ShippingSection } from './sections/shipping-section';
import { SocialSection } from './sections/social-section';
import { LanguageSection } from './sections/language-section';
import type { SectionId, SettingsSectionRow } from './settings-context';
import { words } from '@/words/admin';

/** The sections of a tab, by their anchors in the page. */
export type SettingsSections = Partial<Record<SectionId, SettingsSectionRow>>;

const tabs = {
  shop: {
    language: { names: ['language'], Section: LanguageSection },
    name: { names: ['shop'], Section: IdentitySection },
    contact: fields.contact,
    social: { names: ['social'], Section: SocialSection },
    stock: fields.stock,
    supply: fields.supply,
  },
  money: {
    money: fields.money,
    shipping: { names: ['shipping'], Section: ShippingSection },
    vat: fields.vat,
    pickup: fields.pickup,
    delivery: fields.delivery,
    gift: fields.gift,
  },
  categories: {
    categories: { names: ['categories', 'moveTo'], Section: CategoriesSection },
  },
  pages: fields.legalPages,
  emails: {
    emails: fields.emails,
    'email-texts': { names: ['emailTexts'], Section: EmailTextsSection },
    newsletter: fields.newsletter,
  },
  home: {
    home: fields.hero,
    news: { names: ['news'], Section: NewsSection },
    about: fields.about,
    services: fields.services,
  },
  law: {
    withdrawal: fields.withdrawal,
    'order-button': fields.orderButton,
    guarantee: { names: ['guarantee'], Section: GuaranteeSection },
    counter: fields.counter,
    'fixed-price': fields.fixedPrice,
    'lowest-price': fields.lowestPrice,
    kept: fields.retention,
    safety: { names: ['safety'], Section: SafetySection },
  },
  /** A tab that shows something other than settings. */
  administrators: {},
  system: {},
} satisfies Record<string, SettingsSections>;

export type TabId = keyof typeof tabs;

/**
 * Where the owner finds which setting. Each tab is saved by itself, so a part of the settings
 * belongs to one tab only. A new setting is a field of a section.
 */
export const settingsTabs: Record<TabId, SettingsSections> = tabs;
export const tabIds = Object.keys(tabs) as TabId[];

export const tabInAddress = { tab: oneOf(tabIds, 'shop') };

export function namesOf(section: SettingsSectionRow): string[] {
  return 'names' in section ? section.names : section.fields.flat().map(({ name }) => name);
}

/** What a setting is called: "Imprint", or "Contact: hours" where a section has several. */
export function titleOf(fieldPath: string): string {
  const names: Partial<Record<string, string>> = words.adminSettings.names;
  return names[fieldPath] ?? fieldPath;
}
