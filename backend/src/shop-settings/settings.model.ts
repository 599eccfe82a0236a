import mongoose, { type ClientSession } from 'mongoose';
import type { AdminSettings, ShopSettings } from '../contract/shop/settings.ts';
import type { ShopIdentity } from '../contract/identity/shop-identity.ts';
import { afterCommit } from '../database/transaction.ts';
import { createNews } from '../runtime/news.ts';
import { insertAuditEntries } from '../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../audit-log/new-audit-entry.ts';
import { defaultSettings, defaultWords } from './default-settings.ts';

/** The one record there is. */
export const settingsId = 'shop';

export type OwnSettings = ShopSettings & Pick<AdminSettings, 'emailTexts'> & { digest: boolean };
export type SettingName = keyof OwnSettings;
/** The version that changed a part last, by its name. */
type ChangedIn = { [Name in SettingName]?: number };

/** Slugs of categories that go, and of those that take their books. */
export type Moves = Record<string, string>;

/** What the owner has said so far; the rest stands in the defaults. */
interface StoredSettings extends Partial<OwnSettings> {
  _id: string;
  /** Counts the changes. */
  version: number;
  changedIn?: ChangedIn;
  gone?: Moves;
  /** The owner has put the onboarding checklist away: no setting, so neither version nor audit log. */
  isOnboardingDismissed?: boolean;
}

/** `digest`: one email a day about new orders instead of one for each. */
const defaults: OwnSettings = { ...defaultSettings, emailTexts: {}, digest: false };

const settingsSchema = new mongoose.Schema<StoredSettings>(
  {
    _id: { type: String },
    // Each as the contract let it in.
    ...Object.fromEntries(Object.keys(defaults).map((name) => [name, mongoose.Schema.Types.Mixed])),
    version: { type: Number, required: true },
    changedIn: { type: mongoose.Schema.Types.Mixed },
    gone: { type: mongoose.Schema.Types.Mixed },
    isOnboardingDismissed: { type: Boolean },
  },
  // An empty text is one that the owner has emptied.
  { minimize: false },
);
const SettingsModel = mongoose.model('Settings', settingsSchema, 'settings');

/** What the shop says of itself, for every room that shows or sends it. */
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
  /** The categories that have gone so far. */
  gone: Moves;
}

/** The same with what `saveSettings` needs to know, and whether the onboarding checklist is put away. */
export async function findVersionedSettings(
  session?: ClientSession,
): Promise<SettingsVersion & { isOnboardingDismissed: boolean }> {
  const stored: StoredSettings | null = await SettingsModel.findById(settingsId, null, {
    session,
  }).lean();
  const values = stored ?? {};
  const settings = fill(defaults, values);
  return {
    settings: { ...settings, ...fill(defaultWords(settings), values) },
    version: stored?.version ?? 0,
    changedIn: stored?.changedIn ?? {},
    gone: stored?.gone ?? {},
    isOnboardingDismissed: stored?.isOnboardingDismissed ?? false,
  };
}

/** What a part has gained since it was saved has its default. */
function fill<Settings extends Partial<OwnSettings>>(
  delivered: Settings,
  values: Partial<OwnSettings>,
): Settings {
  const filled = Object.entries(delivered).map(([name, value]) => {
    const own = values[name as SettingName];
    const hasParts = typeof value === 'object' && !Array.isArray(value);
    return [name, hasParts ? { ...value, ...(own as object | undefined) } : (own ?? value)];
  });
  return Object.fromEntries(filled) as Settings;
}

/** Changes the settings as they were read in this transaction. Returns the categories that have gone so far. */
export async function saveSettings(
  change: Partial<OwnSettings>,
  { settings: before, version, changedIn, gone: goneBefore }: SettingsVersion,
  { maker, moves = {}, session }: { maker: Actor; moves?: Moves; session: ClientSession },
): Promise<Moves> {
  const changed = Object.keys(change).map((name) => [name, version + 1]);
  const now = { ...changedIn, ...(Object.fromEntries(changed) as ChangedIn) };
  const gone = goneAfter({ ...goneBefore, ...moves }, change.categories ?? before.categories);
  await SettingsModel.updateOne(
    { _id: settingsId },
    { $set: { ...change, changedIn: now, gone, version: version + 1 } },
    { upsert: true, session },
  );
  const entry = newAuditEntry(maker, 'changed', { before, after: change });
  await insertAuditEntries('settings', [{ _id: settingsId, entry }], session);
  afterCommit(session, shopChanged.emit);
  return gone;
}

/** Without those that are there again; books follow to where those of the next one went. */
function goneAfter(gone: Moves, there: readonly { slug: string }[]): Moves {
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

/** Changes with each save, by whatever process. */
export async function findSettingsVersion(): Promise<number> {
  const stored = await SettingsModel.findById(settingsId, { version: 1 }).lean();
  return stored?.version ?? 0;
}

/** Told of each change of the settings or of a list, by whatever process. */
export const shopChanged = createNews();
/** Of cached responses that carry nothing but the settings. */
export const settingsTag = 'settings';
