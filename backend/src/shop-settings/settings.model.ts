import { EventEmitter } from 'node:events';
import mongoose from 'mongoose';
import type { AdminSettings, ShopSettings } from '../contract/shop/settings.ts';
import type { ShopIdentity } from '../contract/identity/shop-identity.ts';
import type { Complete } from '../database/complete.ts';
import { isDuplicateKey } from '../database/unique-index.ts';
import { fileChanges, keepTrail } from '../trail/file-changes.ts';
import { newChange, trailFields, type ChangeMaker } from '../trail/new-change.ts';
import { defaultSettings, defaultWords } from './default-settings.ts';

/** The one record there is. */
const recordId = 'shop';

const text = { type: String };
/** As the contract let it in. */
const part = { type: mongoose.Schema.Types.Mixed };
const ownFields = {
  sender: text,
  contact: { type: { address: text, phone: text, email: text, hours: text }, _id: false },
  social: { type: [{ _id: false, name: text, url: text }], default: undefined },
  about: text,
  services: text,
  delivery: text,
  hero: text,
  news: {
    type: [
      { _id: false, id: Number, title: text, description: text, image: text, story: text } as const,
    ],
    default: undefined,
  },
  lowStock: { type: Number },
  shop: part,
  money: part,
  categories: part,
  pages: part,
  shipping: part,
  newsletter: part,
  withdrawal: part,
  pickup: part,
  lowestPrice: { type: Boolean },
  retention: part,
} as const satisfies Record<keyof ShopSettings, object>;

const settingsSchema = new mongoose.Schema(
  {
    _id: text,
    ...ownFields,
    /** One letter a day about new orders instead of one for each. */
    digest: { type: Boolean },
    letterTexts: part,
    /** Counts the changes; the condition of the next one. */
    version: { type: Number, required: true },
    /** The version that changed a part last, by its name. */
    changedIn: { type: mongoose.Schema.Types.Mixed },
    /** The owner has put the list of the first hour away: no setting, so neither version nor trail. */
    isFirstHourDismissed: { type: Boolean },
    ...trailFields,
  },
  // An empty text is one that the owner has emptied.
  { minimize: false },
);
keepTrail(settingsSchema, 'settings', 'settings');
const SettingsModel = mongoose.model('Settings', settingsSchema, 'settings');

export type OwnSettings = ShopSettings & Pick<AdminSettings, 'letterTexts'> & { digest: boolean };
export type SettingName = keyof OwnSettings;
/** What the owner has said so far; the rest stands in the defaults. */
type StoredSettings = Partial<Complete<OwnSettings>> & {
  version: number;
  changedIn?: ChangedIn;
};
type ChangedIn = { [Name in SettingName]?: number };

/** What the shop says of itself, for every room that shows or sends it. */
export async function findSettings(): Promise<OwnSettings> {
  return (await findVersionedSettings()).settings;
}

/** How the shop names itself now. */
export async function findShop(): Promise<ShopIdentity> {
  return (await findSettings()).shop;
}

export interface SettingsVersion {
  settings: Complete<OwnSettings>;
  version: number;
  changedIn: ChangedIn;
}

/** The same with what `saveSettings` needs to know. */
export async function findVersionedSettings(): Promise<SettingsVersion> {
  const stored = (await SettingsModel.findById(recordId).lean()) as StoredSettings | null;
  const { version, changedIn = {}, ...said } = stored ?? { version: 0 };
  const one = <Name extends SettingName>(name: Name) => said[name] ?? defaults[name];
  /** What a part has gained since it was saved has its default. */
  const whole = <Name extends SettingName>(name: Name) =>
    ({ ...(defaults[name] as object), ...(said[name] as object | undefined) }) as OwnSettings[Name];
  const shop = whole('shop');
  const categories = one('categories');
  const words = defaultWords({ shop, categories, shipping: whole('shipping') });
  return {
    settings: {
      sender: said.sender ?? words.sender,
      contact: whole('contact'),
      social: one('social'),
      about: said.about ?? words.about,
      services: said.services ?? words.services,
      delivery: said.delivery ?? words.delivery,
      hero: one('hero'),
      news: one('news'),
      lowStock: one('lowStock'),
      shop,
      money: whole('money'),
      categories,
      pages: whole('pages'),
      shipping: whole('shipping'),
      newsletter: whole('newsletter'),
      withdrawal: whole('withdrawal'),
      pickup: whole('pickup'),
      lowestPrice: one('lowestPrice'),
      retention: whole('retention'),
      letterTexts: one('letterTexts'),
      digest: one('digest'),
    },
    version,
    changedIn,
  };
}

const defaults: OwnSettings = { ...defaultSettings, letterTexts: {}, digest: false };

/** Whether the settings were still of this version; they are not changed otherwise. */
export async function saveSettings(
  change: Partial<OwnSettings>,
  { settings: before, version, changedIn }: SettingsVersion,
  maker: ChangeMaker,
): Promise<boolean> {
  const newChanges = newChange(maker, 'changed', { before, after: change });
  const changed = Object.keys(change).map((name) => [name, version + 1]);
  const now = { ...changedIn, ...(Object.fromEntries(changed) as ChangedIn) };
  try {
    const result = await SettingsModel.updateOne(
      { _id: recordId, version },
      { $set: { ...change, changedIn: now }, $inc: { version: 1 }, $push: { newChanges } },
      { upsert: version === 0 },
    );
    if (result.modifiedCount + result.upsertedCount === 0) return false;
  } catch (error) {
    // Somebody else has made the record meanwhile.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
  announceSettingsChanged();
  await fileChanges('settings', [recordId]);
  return true;
}

export async function isFirstHourDismissed(): Promise<boolean> {
  const stored = await SettingsModel.findById(recordId, { isFirstHourDismissed: 1 }).lean();
  return stored?.isFirstHourDismissed ?? false;
}

export async function dismissFirstHour(isDismissed: boolean): Promise<void> {
  const change = { $set: { isFirstHourDismissed: isDismissed }, $setOnInsert: { version: 0 } };
  await SettingsModel.updateOne({ _id: recordId }, change, { upsert: true });
}

/** Changes with each save, by whatever process. */
export async function findSettingsVersion(): Promise<number> {
  const stored = await SettingsModel.findById(recordId, { version: 1 }).lean();
  return stored?.version ?? 0;
}

// Cached responses and rendered pages carry the settings.
export const settingsTag = 'settings';
const changes = new EventEmitter();
changes.setMaxListeners(0);

/** Calls `listener` after each change, by whatever process; returns the function that ends it. */
export function onSettingsChanged(listener: () => void): () => void {
  changes.on('changed', listener);
  return () => void changes.off('changed', listener);
}

export function announceSettingsChanged(): void {
  changes.emit('changed');
}
