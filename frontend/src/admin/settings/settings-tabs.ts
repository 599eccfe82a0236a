import { oneOf } from '@/browser/use-filters';
import { EmailTextsSection } from './email-texts/email-texts-section';
import { CategoriesSection } from './sections/categories-section';
import * as fields from './sections/fields-sections';
import { IdentitySection } from './sections/identity-section';
import { NewsSection } from './sections/news-section';
import { SocialSection } from './sections/social-section';
import type { SettingsSectionRow } from './settings-context';
import { partOf } from './flatten-settings';

interface SettingsTab {
  title: string;
  /** By the anchors of the page. */
  sections: Record<string, SettingsSectionRow>;
}

const tabs = {
  shop: {
    title: 'Shop',
    sections: {
      name: { title: 'Name and look', names: ['shop'], Section: IdentitySection },
      contact: fields.contact,
      social: { title: 'Social links', names: ['social'], Section: SocialSection },
      stock: fields.stock,
    },
  },
  money: {
    title: 'Money and shipping',
    sections: {
      money: fields.money,
      shipping: fields.shipping,
      pickup: fields.pickup,
      delivery: fields.delivery,
    },
  },
  categories: {
    title: 'Categories',
    sections: {
      categories: {
        title: 'Categories',
        names: ['categories', 'moveTo'],
        Section: CategoriesSection,
      },
    },
  },
  pages: { title: 'Pages', sections: fields.legalPages },
  emails: {
    title: 'Emails',
    sections: {
      emails: fields.emails,
      'email-texts': {
        title: 'Words of the emails',
        names: ['emailTexts'],
        Section: EmailTextsSection,
      },
      newsletter: fields.newsletter,
    },
  },
  home: {
    title: 'Home page',
    sections: {
      home: fields.hero,
      news: { title: 'Latest News', names: ['news'], Section: NewsSection },
      about: fields.about,
      services: fields.services,
    },
  },
  law: {
    title: 'Law',
    sections: {
      withdrawal: fields.withdrawal,
      'lowest-price': fields.lowestPrice,
      kept: fields.retention,
    },
  },
  /** What stands here is no part of the settings. */
  administrators: { title: 'Administrators', sections: {} },
  system: { title: 'System', sections: {} },
} satisfies Record<string, SettingsTab>;

export type TabId = keyof typeof tabs;

/**
 * Where the owner finds which setting. Each room is saved by itself, so a part of the settings
 * belongs to one room only. A new setting is a field of a section.
 */
export const settingsTabs: Record<TabId, SettingsTab> = tabs;
export const tabIds = Object.keys(tabs) as TabId[];

/** What stands in the page's address. */
export const tabInAddress = { tab: oneOf(tabIds, 'shop') };

/** The settings of a section, or the parts of them. */
export function namesOf(section: SettingsSectionRow): string[] {
  return 'names' in section ? section.names : section.fields.flat().map(({ name }) => name);
}

/** What a setting is called: "Imprint", or "Contact: hours" where a section has several. */
export function titleOf(fieldPath: string): string {
  const sections = Object.values(settingsTabs).flatMap((tab) => Object.values(tab.sections));
  const find = (fits: (name: string) => boolean) =>
    sections.find((section) => namesOf(section).some(fits));
  const own =
    find((name) => name === fieldPath) ?? find((name) => partOf(name) === partOf(fieldPath));
  if (own && namesOf(own).join() === fieldPath) return own.title;
  const [part, inner] = fieldPath.split('.');
  const word = inner?.replace(/[A-Z]/g, (email) => ` ${email.toLowerCase()}`);
  return [own?.title ?? part, word].filter(Boolean).join(': ');
}
