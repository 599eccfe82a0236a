import mongoose, { type ClientSession } from 'mongoose';
import type { AdminSettings, ShopSettings } from '../../contract/shop/settings.ts';
import type { ShopIdentity } from '../../contract/identity/shop-identity.ts';
import { defaultLanguage, knownLanguage } from '../../contract/words/language.ts';
import { defaultSettings, defaultSettingsOf, defaultWords } from './default-settings.ts';

/** The one record there is. */
export const settingsId = 'shop';

/** All settings, with those for admins only. */
export type FullSettings = ShopSettings & Pick<AdminSettings, 'emailTexts'> & { digest: boolean };
export type SettingName = keyof FullSettings;
/** The version that changed a part last, by its name. */
export type ChangedIn = { [Name in SettingName]?: number };

/** Slugs of categories that go, and of those that take their books. */
export type CategoryMoves = Record<string, string>;

/** The owner's changes; all else comes from the defaults. */
interface StoredSettings extends Partial<FullSettings> {
  _id: string;
  /** Counts the changes. */
  version: number;
  changedIn?: ChangedIn;
  gone?: CategoryMoves;
  /** The onboarding checklist is dismissed; no setting, so it has neither version nor audit entry. */
  isOnboardingDismissed?: boolean;
}

/** `digest`: one email a day about new orders instead of one for each. */
const adminOnlyDefaults = { emailTexts: {}, digest: false };
export const defaultsOf = (language: string): FullSettings => ({
  ...defaultSettingsOf(language),
  ...adminOnlyDefaults,
});
export const partNames = Object.keys({ ...defaultSettings, ...adminOnlyDefaults });

const settingsSchema = new mongoose.Schema<StoredSettings>(
  {
    _id: { type: String },
    // Validated by the contract.
    ...Object.fromEntries(partNames.map((name) => [name, mongoose.Schema.Types.Mixed])),
    version: { type: Number, required: true },
    changedIn: { type: mongoose.Schema.Types.Mixed },
    gone: { type: mongoose.Schema.Types.Mixed },
    isOnboardingDismissed: { type: Boolean },
  },
  // Keeps texts that the owner has emptied.
  { minimize: false },
);
export const SettingsModel = mongoose.model('Settings', settingsSchema, 'settings');

/** The settings of the shop with the defaults filled in. */
export async function findSettings(): Promise<FullSettings> {
  return (await findVersionedSettings()).settings;
}

export async function findShop(): Promise<ShopIdentity> {
  return (await findSettings()).shop;
}

export interface SettingsVersion {
  settings: FullSettings;
  version: number;
  changedIn: ChangedIn;
  /** Removed categories, and where their books went. */
  removedCategories: CategoryMoves;
  /** A chosen language that this version does not have; the shop is in English then. */
  lostLanguage?: string;
}

/** The settings with their version, as `saveSettings` needs them. */
export async function findVersionedSettings(
  session?: ClientSession,
): Promise<SettingsVersion & { isOnboardingDismissed: boolean }> {
  const stored: StoredSettings | null = await SettingsModel.findById(settingsId, null, {
    session,
  }).lean();
  const settings = settingsOf(stored ?? {});
  const chosen: string = stored?.language ?? settings.language;
  return {
    settings,
    ...(chosen !== settings.language && { lostLanguage: chosen }),
    version: stored?.version ?? 0,
    changedIn: stored?.changedIn ?? {},
    removedCategories: stored?.gone ?? {},
    isOnboardingDismissed: stored?.isOnboardingDismissed ?? false,
  };
}

/** Fills in the defaults of the shop's language. */
function settingsOf(values: Partial<FullSettings>): FullSettings {
  const language = knownLanguage(values.language ?? defaultLanguage);
  const settings = { ...fill(defaultsOf(language), values), language };
  return { ...settings, ...fill(defaultWords(settings), values) };
}

/** Fills in defaults, also for fields that a part has gained since it was saved. */
function fill<Settings extends Partial<FullSettings>>(
  defaults: Settings,
  values: Partial<FullSettings>,
): Settings {
  const filled = Object.entries(defaults).map(([name, value]) => {
    const own = values[name as SettingName];
    const hasParts = typeof value === 'object' && !Array.isArray(value);
    return [name, hasParts ? { ...value, ...(own as object | undefined) } : (own ?? value)];
  });
  return Object.fromEntries(filled) as Settings;
}

export async function dismissOnboarding(isDismissed: boolean): Promise<void> {
  const change = { $set: { isOnboardingDismissed: isDismissed }, $setOnInsert: { version: 0 } };
  await SettingsModel.updateOne({ _id: settingsId }, change, { upsert: true });
}

/** Changes with each save, by any process. */
export async function findSettingsVersion(): Promise<number> {
  const stored = await SettingsModel.findById(settingsId, { version: 1 }).lean();
  return stored?.version ?? 0;
}

/** Tag of cached responses that depend on the settings only. */
export const settingsTag = 'settings';
