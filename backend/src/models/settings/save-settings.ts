import type { ClientSession } from 'mongoose';
import { insertAuditEntries } from '../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../audit-log/new-audit-entry.ts';
import { afterCommit } from '../../database/transaction.ts';
import { defaultWords } from './default-settings.ts';
import { translateDefaults, updateOfOverrides } from './overrides.ts';
import {
  defaultsOf,
  partNames,
  settingsId,
  SettingsModel,
  type CategoryMoves,
  type ChangedIn,
  type FullSettings,
  type SettingsVersion,
} from './settings.model.ts';
import { shopChanged } from './shop-changes.ts';

/** Saves a change of the settings that were read in this transaction. Returns all removed categories. */
export async function saveSettings(
  change: Partial<FullSettings>,
  { settings: before, version, changedIn, removedCategories }: SettingsVersion,
  { actor, moves = {}, session }: { actor: Actor; moves?: CategoryMoves; session: ClientSession },
): Promise<CategoryMoves> {
  const changed = Object.keys(change).map((name) => [name, version + 1]);
  const removed = removedAfter(
    { ...removedCategories, ...moves },
    change.categories ?? before.categories,
  );
  const defaults = [defaultsFor(before), defaultsFor({ ...before, ...change })] as const;
  const stored = await findStoredParts(session);
  // Before there were languages, defaults were stored, too.
  const overrides =
    stored.language === undefined ? updateOfOverrides(stored, [defaults[0]]).$set : stored;
  const all = change.language === undefined ? change : { ...stored, ...change };
  const { $set, $unset } = updateOfOverrides(
    translateDefaults(all, ...defaults),
    [...defaults],
    overrides,
  );
  const nowChangedIn = { ...changedIn, ...(Object.fromEntries(changed) as ChangedIn) };
  await SettingsModel.updateOne(
    { _id: settingsId },
    { $set: { ...$set, changedIn: nowChangedIn, gone: removed, version: version + 1 }, $unset },
    { upsert: true, session },
  );
  const entry = newAuditEntry(actor, 'changed', { before, after: change });
  await insertAuditEntries('settings', [{ _id: settingsId, entry }], session);
  afterCommit(session, shopChanged.emit);
  return removed;
}

async function findStoredParts(session: ClientSession): Promise<Partial<FullSettings>> {
  const projection = { _id: 0, ...Object.fromEntries(partNames.map((name) => [name, 1])) };
  return (await SettingsModel.findById(settingsId, projection, { session }).lean()) ?? {};
}

/** The defaults for a shop with these settings. */
function defaultsFor(settings: FullSettings): FullSettings {
  return { ...defaultsOf(settings.language), ...defaultWords(settings) };
}

/** Removed categories without those that exist again; chains of moves are resolved. */
function removedAfter(removed: CategoryMoves, present: readonly { slug: string }[]): CategoryMoves {
  const isPresent = (slug: string) => present.some((category) => category.slug === slug);
  const remaining = Object.entries(removed).filter(([slug]) => !isPresent(slug));
  const next = new Map(remaining);
  return Object.fromEntries(
    remaining.map(([slug, to]) => [slug, isPresent(to) ? to : (next.get(to) ?? to)]),
  );
}
