import { oneOf } from '@/browser/use-filters';
import { LetterTextsSection } from './letter-texts/letter-texts-section';
import { CategoriesSection } from './sections/categories-section';
import * as fields from './sections/fields-sections';
import { IdentitySection } from './sections/identity-section';
import { NewsSection } from './sections/news-section';
import { SocialSection } from './sections/social-section';
import type { SettingsSectionRow } from './settings-context';
import { partOf } from './settings-leaves';

interface SettingsRoom {
  title: string;
  /** By the anchors of the page. */
  sections: Record<string, SettingsSectionRow>;
}

const rooms = {
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
  letters: {
    title: 'Letters',
    sections: {
      letters: fields.letters,
      'letter-texts': {
        title: 'Words of the letters',
        names: ['letterTexts'],
        Section: LetterTextsSection,
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
} satisfies Record<string, SettingsRoom>;

export type RoomId = keyof typeof rooms;

/**
 * Where the owner finds which setting. Each room is saved by itself, so a part of the settings
 * belongs to one room only. A new setting is a field of a section.
 */
export const settingsRooms: Record<RoomId, SettingsRoom> = rooms;
export const roomIds = Object.keys(rooms) as RoomId[];

/** What stands in the page's address. */
export const roomInAddress = { room: oneOf(roomIds, 'shop') };

/** The settings of a section, or the parts of them. */
export function namesOf(section: SettingsSectionRow): string[] {
  return 'names' in section ? section.names : section.fields.flat().map(({ name }) => name);
}

/** What a setting is called: "Imprint", or "Contact: hours" where a section has several. */
export function titleOf(leaf: string): string {
  const sections = Object.values(settingsRooms).flatMap((room) => Object.values(room.sections));
  const find = (fits: (name: string) => boolean) =>
    sections.find((section) => namesOf(section).some(fits));
  const own = find((name) => name === leaf) ?? find((name) => partOf(name) === partOf(leaf));
  if (own && namesOf(own).join() === leaf) return own.title;
  const [part, inner] = leaf.split('.');
  const word = inner?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [own?.title ?? part, word].filter(Boolean).join(': ');
}
