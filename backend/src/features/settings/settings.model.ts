import { EventEmitter } from 'node:events';
import mongoose from 'mongoose';
import type { ShopSettings } from '../../contract/settings.ts';
import type { Complete } from '../../database/complete.ts';
import { isDuplicateKey } from '../../database/unique-index.ts';
import { fileChanges, keepTrail } from '../../trail/file-changes.ts';
import { newChange, trailFields, type ChangeMaker } from '../../trail/new-change.ts';
import { defaultSettings } from './default-settings.ts';

/** The one record there is. */
const recordId = 'shop';

const text = { type: String };
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
} as const satisfies Record<keyof ShopSettings, object>;

const settingsSchema = new mongoose.Schema(
  {
    _id: text,
    ...ownFields,
    /** One letter a day about new orders instead of one for each. */
    digest: { type: Boolean },
    /** Counts the changes; the condition of the next one. */
    version: { type: Number, required: true },
    ...trailFields,
  },
  // An empty text is one that the owner has emptied.
  { minimize: false },
);
keepTrail(settingsSchema, 'settings', 'settings');
const SettingsModel = mongoose.model('Settings', settingsSchema, 'settings');

export type OwnSettings = ShopSettings & { digest: boolean };
/** What the owner has said so far; the rest stands in the defaults. */
type StoredSettings = Partial<Complete<OwnSettings>> & { version: number };

/** What the shop says of itself, for every room that shows or sends it. */
export async function findSettings(): Promise<OwnSettings> {
  return (await findVersionedSettings()).settings;
}

/** The same with what `saveSettings` needs to know. */
export async function findVersionedSettings(): Promise<{
  settings: Complete<OwnSettings>;
  version: number;
}> {
  const stored = (await SettingsModel.findById(recordId).lean()) as StoredSettings | null;
  const { version, ...said } = stored ?? { version: 0 };
  const one = <Name extends keyof OwnSettings>(name: Name) => said[name] ?? defaults[name];
  return {
    settings: {
      sender: one('sender'),
      contact: { ...defaults.contact, ...said.contact },
      social: one('social'),
      about: one('about'),
      services: one('services'),
      delivery: one('delivery'),
      hero: one('hero'),
      news: one('news'),
      lowStock: one('lowStock'),
      digest: one('digest'),
    },
    version,
  };
}

const defaults: OwnSettings = { ...defaultSettings, digest: false };

/** Whether the settings were still of this version; they are not changed otherwise. */
export async function saveSettings(
  change: Partial<OwnSettings>,
  { settings: before, version }: { settings: OwnSettings; version: number },
  maker: ChangeMaker,
): Promise<boolean> {
  const newChanges = newChange(maker, 'changed', { before, after: change });
  try {
    const result = await SettingsModel.updateOne(
      { _id: recordId, version },
      { $set: change, $inc: { version: 1 }, $push: { newChanges } },
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
