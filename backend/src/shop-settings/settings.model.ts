import mongoose, { type ClientSession } from 'mongoose';
import type { AdminSettings, ShopSettings } from '../contract/shop/settings.ts';
import type { ShopIdentity } from '../contract/identity/shop-identity.ts';
import { defaultLanguage, knownLanguage } from '../contract/words/language.ts';
import { setWordsLocale } from '../contract/words/plural.ts';
import { afterCommit } from '../database/transaction.ts';
import { createEvent } from '../runtime/event.ts';
import { insertAuditEntries } from '../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../audit-log/new-audit-entry.ts';
import { defaultSettings, defaultSettingsOf, defaultWords } from './default-settings.ts';
import { inLanguage, ownParts } from './own-parts.ts';

/** The one record there is. */
export const settingsId = 'shop';

export type OwnSettings = ShopSettings & Pick<AdminSettings, 'emailTexts'> & { digest: boolean };
export type SettingName = keyof OwnSettings;
/** The version that changed a part last, by its name. */
type ChangedIn = { [Name in SettingName]?: number };

/** Slugs of categories that go, and of those that take their books. */
export type CategoryMoves = Record<string, string>;

/** The owner's changes; all else comes from the defaults. */
interface StoredSettings extends Partial<OwnSettings> {
  _id: string;
  /** Counts the changes. */
  version: number;
  changedIn?: ChangedIn;
  gone?: CategoryMoves;
  /** The onboarding checklist is dismissed; no setting, so it has neither version nor audit entry. */
  isOnboardingDismissed?: boolean;
}

/** `digest`: one email a day about new orders instead of one for each. */
const ofOwner = { emailTexts: {}, digest: false };
const defaultsOf = (language: string): OwnSettings => ({
  ...defaultSettingsOf(language),
  ...ofOwner,
});
const partNames = Object.keys({ ...defaultSettings, ...ofOwner });

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
const SettingsModel = mongoose.model('Settings', settingsSchema, 'settings');

/** The settings of the shop with the defaults filled in. */
export async function findSettings(): Promise<OwnSettings> {
  return (await findVersionedSettings()).settings;
}

export async function findShop(): Promise<ShopIdentity> {
  return (await findSettings()).shop;
}

export interface SettingsVersion {
  settings: OwnSettings;
  version: number;
  changedIn: ChangedIn;
  /** Removed categories, and where their books went. */
  gone: CategoryMoves;
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
  setWordsLocale(settings.money.locale);
  const chosen: string = stored?.language ?? settings.language;
  return {
    settings,
    ...(chosen !== settings.language && { lostLanguage: chosen }),
    version: stored?.version ?? 0,
    changedIn: stored?.changedIn ?? {},
    gone: stored?.gone ?? {},
    isOnboardingDismissed: stored?.isOnboardingDismissed ?? false,
  };
}

/** Fills in the defaults of the shop's language. */
function settingsOf(values: Partial<OwnSettings>): OwnSettings {
  const language = knownLanguage(values.language ?? defaultLanguage);
  const settings = { ...fill(defaultsOf(language), values), language };
  return { ...settings, ...fill(defaultWords(settings), values) };
}

/** Fills in defaults, also for fields that a part has gained since it was saved. */
function fill<Settings extends Partial<OwnSettings>>(
  defaults: Settings,
  values: Partial<OwnSettings>,
): Settings {
  const filled = Object.entries(defaults).map(([name, value]) => {
    const own = values[name as SettingName];
    const hasParts = typeof value === 'object' && !Array.isArray(value);
    return [name, hasParts ? { ...value, ...(own as object | undefined) } : (own ?? value)];
  });
  return Object.fromEntries(filled) as Settings;
}

/** Saves a change of the settings that were read in this transaction. Returns all removed categories. */
export async function saveSettings(
  change: Partial<OwnSettings>,
  { settings: before, version, changedIn, gone: goneBefore }: SettingsVersion,
  { actor, moves = {}, session }: { actor: Actor; moves?: CategoryMoves; session: ClientSession },
): Promise<CategoryMoves> {
  const changed = Object.keys(change).map((name) => [name, version + 1]);
  const now = { ...changedIn, ...(Object.fromEntries(changed) as ChangedIn) };
  const gone = goneAfter({ ...goneBefore, ...moves }, change.categories ?? before.categories);
  const after = { ...before, ...change };
  const [shown, next] = [untouchedOf(before), untouchedOf(after)];
  // Parts that were saved unchanged follow the new language, too.
  const earlier = after.language === before.language ? {} : await findStoredParts(session);
  const { own, untouched } = ownParts(inLanguage({ ...earlier, ...change }, shown, next), [
    shown,
    next,
  ]);
  await SettingsModel.updateOne(
    { _id: settingsId },
    { $set: { ...own, changedIn: now, gone, version: version + 1 }, $unset: untouched },
    { upsert: true, session },
  );
  const entry = newAuditEntry(actor, 'changed', { before, after: change });
  await insertAuditEntries('settings', [{ _id: settingsId, entry }], session);
  afterCommit(session, shopChanged.emit);
  return gone;
}

async function findStoredParts(session: ClientSession): Promise<Partial<OwnSettings>> {
  const projection = { _id: 0, ...Object.fromEntries(partNames.map((name) => [name, 1])) };
  return (await SettingsModel.findById(settingsId, projection, { session }).lean()) ?? {};
}

/** The defaults for a shop with these settings. */
function untouchedOf(settings: OwnSettings): OwnSettings {
  return { ...defaultsOf(settings.language), ...defaultWords(settings) };
}

/** Removed categories without those that exist again; chains of moves are resolved. */
function goneAfter(gone: CategoryMoves, there: readonly { slug: string }[]): CategoryMoves {
  const isThere = (slug: string) => there.some((category) => category.slug === slug);
  const left = Object.entries(gone).filter(([slug]) => !isThere(slug));
  const next = new Map(left);
  return Object.fromEntries(
    left.map(([slug, to]) => [slug, isThere(to) ? to : (next.get(to) ?? to)]),
  );
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

/** Emitted after each change of settings, shelves or publishers, by any process. */
export const shopChanged = createEvent();
/** Tag of cached responses that depend on the settings only. */
export const settingsTag = 'settings';
