import type { AdminSettings, SettingsChange, ShopSettings } from '../../contract/shop/settings.ts';
import { decimalsOf } from '../../contract/shop/formats.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { countBooksWithDecimals } from '../../book-record/book.model.ts';
import { orderTitles } from '../../book-record/title-order.ts';
import { withinTime } from '../../protection/request-limits.ts';
import { etagOf, matchesEtag } from '../../response-cache/etag.ts';
import { findLastChange } from '../../audit-log/last-change.ts';
import { findMoves, moveLateBooks, moveSomeBooks } from './move-books.ts';
import { ownTextsOf } from '../../shop-settings/own-texts.ts';
import { refusePostage } from './refuse-postage.ts';
import { refuseDecimals } from '../../shop-settings/refuse-decimals.ts';
import {
  findSettings,
  findVersionedSettings,
  saveSettings,
  settingsId,
  type OwnSettings,
  type SettingName,
  type SettingsVersion,
} from '../../shop-settings/settings.model.ts';
import { rule } from '../../contract/words/rules.ts';

/** All saves write one record: those of one process wait for each other instead of trying again. */
let lastSave: Promise<unknown> = Promise.resolve();
/** A large shop takes longer to sort its titles by another locale, and goes on with it. */
const orderTitlesTimeoutMs = 2000;

export interface AdminSettingsVersion {
  settings: AdminSettings;
  etag: string;
}

/** What everybody may read. */
export async function readPublicSettings(): Promise<ShopSettings> {
  return publicOf(await findSettings());
}

export async function readAdminSettings(areEmailsOn: boolean): Promise<AdminSettingsVersion> {
  return adminHandler(await findVersionedSettings(), areEmailsOn);
}

/**
 * Changes what the change names. With `ifMatch` only while what it names is as the caller saw it:
 * throws 412 `stale_update` with the settings as they are now. Without it they are taken one after the
 * other.
 */
export function changeSettings(
  change: SettingsChange,
  conditions: Conditions,
): Promise<AdminSettingsVersion> {
  const saving = lastSave.then(() => save(change, conditions));
  lastSave = saving.catch(() => {});
  return saving;
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
  const isMoreToMove = await inTransaction(async (session) => {
    const seen = await findVersionedSettings(session);
    const named = mergeInto(seen.settings, change);
    if (ifMatch !== undefined && isStale(ifMatch, seen, named)) {
      throw await staleUpdate(adminHandler(seen, areEmailsOn), Object.keys(named));
    }
    await refuseNewDecimals(seen.settings, named);
    refuseEmptyNotice(named);
    refusePostage(seen.settings, named);
    const before = seen.settings.categories;
    const after = named.categories ?? before;
    const moves = await findMoves(before, after, change.moveTo ?? {}, session);
    const gone = await saveSettings(named, seen, { maker: { by }, moves, session });
    if (Object.keys(moves).length === 0) return false;
    return moveSomeBooks(gone, { by }, session).catch(leaveToBackground);
  });
  if (change.money) await withinTime(() => orderTitles(), orderTitlesTimeoutMs).catch(() => {});
  // What fails here is made good by the background work, which knows the categories that have gone.
  if (isMoreToMove) await moveLateBooks({ by }).catch(() => {});
  return readAdminSettings(areEmailsOn);
}

/** Books of an import that is under way are moved when it is done. */
function leaveToBackground(error: unknown): false {
  if (error instanceof ApiError && error.code === 'request_in_progress') return false;
  throw error;
}

/** The parts that a change names, whole: what it leaves out of a part stays. */
function mergeInto(
  before: OwnSettings,
  { emails, moveTo: _notKept, ...parts }: SettingsChange,
): Partial<OwnSettings> {
  const named = Object.entries(parts).map(([name, value]) => {
    const was: unknown = before[name as keyof typeof parts];
    const isPart = typeof value === 'object' && !Array.isArray(value) && name !== 'emailTexts';
    return [name, isPart ? { ...(was as object), ...value } : value];
  });
  return {
    ...(Object.fromEntries(named) as Partial<OwnSettings>),
    ...(emails && { digest: emails.digest }),
  };
}

/** Throws 400 for a fee, or a currency beside prices, that would have decimals without having any. */
async function refuseNewDecimals(before: OwnSettings, named: Partial<OwnSettings>): Promise<void> {
  const { money, shipping, gift } = { ...before, ...named };
  const { fee, freeFrom } = shipping;
  const fees = { 'shipping.fee': fee, 'shipping.freeFrom': freeFrom, 'gift.fee': gift.fee };
  refuseDecimals(fees, money);
  const isOther = money.currency !== before.money.currency;
  if (!isOther || decimalsOf(money.currency) > 0) return;
  const books = await countBooksWithDecimals();
  if (books === 0) return;
  const problem = rule('currency_without_decimals', { books });
  throw invalidFields({ 'money.currency': [problem] });
}

/** Throws 400 for a notice on the guarantee that would be neither picture nor address. */
function refuseEmptyNotice({ guarantee }: Partial<OwnSettings>): void {
  if (!guarantee?.isOn || guarantee.image || guarantee.url) return;
  throw invalidFields({ 'guarantee.image': [rule('required')] });
}

/** Whether somebody has changed what a change names since the caller read the settings. */
function isStale(
  ifMatch: string,
  { settings, version, changedIn }: SettingsVersion,
  named: Partial<OwnSettings>,
): boolean {
  const seenIn = /^(?:W\/)?"settings-(\d+)"$/.exec(ifMatch.trim())?.[1];
  if (seenIn !== undefined) {
    const latest = (Object.keys(named) as SettingName[]).map((name) => changedIn[name] ?? 0);
    return Number(seenIn) > version || latest.some((changed) => changed > Number(seenIn));
  }
  // The ETag of the response that visitors get is of its bytes.
  return !matchesEtag(ifMatch, etagOf(JSON.stringify(publicOf(settings))));
}

function publicOf({ digest: _hidden, emailTexts: _own, ...shown }: OwnSettings): ShopSettings {
  return shown;
}

function adminHandler(
  { settings: own, version, lostLanguage }: SettingsVersion,
  isOn: boolean,
): AdminSettingsVersion {
  const { emailTexts, digest } = own;
  const settings = {
    ...publicOf(own),
    emails: { isOn, digest },
    emailTexts,
    ownTexts: ownTextsOf(own),
    lostLanguage,
  };
  return { settings, etag: `"settings-${version}"` };
}

/** `parts`: what the refused change names. */
async function staleUpdate(
  { settings, etag }: AdminSettingsVersion,
  parts: string[],
): Promise<ApiError> {
  return new ApiError('stale_update', 'The settings were changed meanwhile.', {
    current: settings,
    currentEtag: etag,
    changed: await findLastChange('settings', settingsId, parts),
  });
}
