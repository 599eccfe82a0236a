import pLimit from 'p-limit';
import type { AdminSettings, SettingsChange, ShopSettings } from '../../contract/shop/settings.ts';
import { decimalsOf } from '../../contract/shop/formats.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError, invalidFields, staleUpdate } from '../../http/api-error.ts';
import { countBooksWithDecimals } from '../../models/books/book-queries.ts';
import { sortTitles } from '../../models/books/title-sort.ts';
import { etagOf, matchesEtag } from '../../response-cache/etag.ts';
import { continueInBackground } from '../../runtime/continue-in-background.ts';
import { findLastChange } from '../../models/audit-log/last-change.ts';
import { moveAfterCommit, moveSomeBooks } from '../../models/books/move-books.ts';
import { findCategoryMoves } from './find-category-moves.ts';
import { ownTextsOf } from '../../models/settings/own-texts.ts';
import { assertShippingFee } from './assert-shipping-fee.ts';
import { assertDecimals } from '../../models/settings/assert-decimals.ts';
import { saveSettings } from '../../models/settings/save-settings.ts';
import {
  findSettings,
  findVersionedSettings,
  settingsId,
  type FullSettings,
  type SettingName,
  type SettingsVersion,
} from '../../models/settings/settings.model.ts';
import { rule } from '../../contract/words/rules.ts';

/** Saves of this process queue up, since all of them write one record and would conflict. */
const oneAtATime = pLimit(1);
/** Reordering the titles of a large shop takes longer and goes on after the response. */
const restTimeoutMs = 2000;

export interface AdminSettingsVersion {
  settings: AdminSettings;
  etag: string;
}

/** The settings without those for admins. */
export async function readPublicSettings(): Promise<ShopSettings> {
  return publicOf(await findSettings());
}

export async function readAdminSettings(areEmailsOn: boolean): Promise<AdminSettingsVersion> {
  return toAdminVersion(await findVersionedSettings(), areEmailsOn);
}

/**
 * Changes the named parts. With `ifMatch` throws 412 `stale_update`, with the current settings, when one
 * of these parts was changed since.
 */
export function changeSettings(
  change: SettingsChange,
  conditions: Conditions,
): Promise<AdminSettingsVersion> {
  return oneAtATime(() => save(change, conditions));
}

interface Conditions {
  ifMatch: string | undefined;
  areEmailsOn: boolean;
  by: string;
}

async function save(
  change: SettingsChange,
  { ifMatch, areEmailsOn, by }: Conditions,
): Promise<AdminSettingsVersion> {
  const hasMoves = await inTransaction(async (session) => {
    const current = await findVersionedSettings(session);
    const named = mergeInto(current.settings, change);
    if (ifMatch !== undefined && isStale(ifMatch, current, named)) {
      throw await settingsChanged(toAdminVersion(current, areEmailsOn), Object.keys(named));
    }
    await assertAmountsFitCurrency(current.settings, named);
    assertNoticeFilled(named);
    assertShippingFee(current.settings, named);
    const before = current.settings.categories;
    const after = named.categories ?? before;
    const moves = await findCategoryMoves(before, after, change.moveTo ?? {}, session);
    const removedCategories = await saveSettings(named, current, { actor: { by }, moves, session });
    if (Object.keys(moves).length === 0) return false;
    await moveSomeBooks(removedCategories, { by }, session).catch(leaveToBackground);
    return true;
  });
  if (change.money) {
    const message = 'titles are put in the order of the locale later';
    await continueInBackground(sortTitles(), message, restTimeoutMs);
  }
  if (hasMoves) await moveAfterCommit({ by });
  return readAdminSettings(areEmailsOn);
}

/** Books of a running import are moved by a background job. */
function leaveToBackground(error: unknown): void {
  if (error instanceof ApiError && error.code === 'request_in_progress') return;
  throw error;
}

/** The named parts as a whole, each with the fields that the change leaves out. */
function mergeInto(
  before: FullSettings,
  { emails, moveTo: _unused, ...parts }: SettingsChange,
): Partial<FullSettings> {
  const named = Object.entries(parts).map(([name, value]) => {
    const was: unknown = before[name as keyof typeof parts];
    const isPart = typeof value === 'object' && !Array.isArray(value) && name !== 'emailTexts';
    return [name, isPart ? { ...(was as object), ...value } : value];
  });
  return {
    ...(Object.fromEntries(named) as Partial<FullSettings>),
    ...(emails && { digest: emails.digest }),
  };
}

/** Throws 400 for fees or book prices with decimals in a currency without decimals. */
async function assertAmountsFitCurrency(
  before: FullSettings,
  named: Partial<FullSettings>,
): Promise<void> {
  const { money, shipping, gift } = { ...before, ...named };
  const { fee, freeFrom } = shipping;
  const fees = { 'shipping.fee': fee, 'shipping.freeFrom': freeFrom, 'gift.fee': gift.fee };
  assertDecimals(fees, money);
  const isOther = money.currency !== before.money.currency;
  if (!isOther || decimalsOf(money.currency) > 0) return;
  const books = await countBooksWithDecimals();
  if (books === 0) return;
  const problem = rule('currency_without_decimals', { books });
  throw invalidFields({ 'money.currency': [problem] });
}

/** Throws 400 for a guarantee notice without picture and address. */
function assertNoticeFilled({ guarantee }: Partial<FullSettings>): void {
  if (!guarantee?.isOn || guarantee.image || guarantee.url) return;
  throw invalidFields({ 'guarantee.image': [rule('required')] });
}

/** Whether one of the named parts was changed since the caller read the settings. */
function isStale(
  ifMatch: string,
  { settings, version, changedIn }: SettingsVersion,
  named: Partial<FullSettings>,
): boolean {
  const seenIn = /^(?:W\/)?"settings-(\d+)"$/.exec(ifMatch.trim())?.[1];
  if (seenIn !== undefined) {
    const latest = (Object.keys(named) as SettingName[]).map((name) => changedIn[name] ?? 0);
    return Number(seenIn) > version || latest.some((changed) => changed > Number(seenIn));
  }
  // The ETag of the public response is a hash of its body.
  return !matchesEtag(ifMatch, etagOf(JSON.stringify(publicOf(settings))));
}

function publicOf({ digest: _hidden, emailTexts: _texts, ...shown }: FullSettings): ShopSettings {
  return shown;
}

function toAdminVersion(
  { settings: full, version, lostLanguage }: SettingsVersion,
  isOn: boolean,
): AdminSettingsVersion {
  const { emailTexts, digest } = full;
  const settings = {
    ...publicOf(full),
    emails: { isOn, digest },
    emailTexts,
    ownTexts: ownTextsOf(full),
    lostLanguage,
  };
  return { settings, etag: `"settings-${version}"` };
}

/** `parts`: names in the refused change. */
async function settingsChanged(
  { settings, etag }: AdminSettingsVersion,
  parts: string[],
): Promise<ApiError> {
  return staleUpdate('The settings were changed meanwhile.', {
    current: settings,
    etag,
    changed: await findLastChange('settings', settingsId, parts),
  });
}
