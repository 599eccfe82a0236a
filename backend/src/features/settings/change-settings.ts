import type { AdminSettings, SettingsChange, ShopSettings } from '../../contract/settings.ts';
import { ApiError } from '../../http/api-error.ts';
import { etagOf, matchesEtag } from '../../response-cache/etag.ts';
import {
  findSettings,
  findVersionedSettings,
  saveSettings,
  type OwnSettings,
} from './settings.model.ts';

const maxTries = 5;

export interface AdminSettingsVersion {
  settings: AdminSettings;
  etag: string;
}

/** What everybody may read. */
export async function readPublicSettings(): Promise<ShopSettings> {
  return publicOf(await findSettings());
}

export async function readAdminSettings(areLettersOn: boolean): Promise<AdminSettingsVersion> {
  return withLetters(await findSettings(), areLettersOn);
}

interface ChangeConditions {
  ifMatch: string | undefined;
  areLettersOn: boolean;
  /** The admin who changes them. */
  by: string;
}

/**
 * Changes what the change names. With `ifMatch` only while the settings are what the caller saw:
 * throws 412 `stale_update` with the settings as they are now.
 */
export async function changeSettings(
  { letters, contact, ...change }: SettingsChange,
  { ifMatch, areLettersOn, by }: ChangeConditions,
): Promise<AdminSettingsVersion> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const seen = await findVersionedSettings();
    const before = seen.settings;
    const current = withLetters(before, areLettersOn);
    // The ETag of either response to a GET; that of the public one does not know of letters.
    const etags = [current.etag, etagOf(JSON.stringify(publicOf(before)))];
    if (ifMatch !== undefined && !etags.some((etag) => matchesEtag(ifMatch, etag))) {
      throw staleUpdate(current);
    }
    const named: Partial<OwnSettings> = {
      ...definedOf(change),
      ...(contact && { contact: { ...before.contact, ...definedOf(contact) } }),
      ...(letters && { digest: letters.digest }),
    };
    // The database compares again while it writes.
    if (await saveSettings(named, seen, { by })) {
      return withLetters({ ...before, ...named }, areLettersOn);
    }
  }
  throw staleUpdate(await readAdminSettings(areLettersOn));
}

function publicOf({ digest: _hidden, ...shown }: OwnSettings): ShopSettings {
  return shown;
}

function withLetters(own: OwnSettings, isOn: boolean): AdminSettingsVersion {
  const settings = { ...publicOf(own), letters: { isOn, digest: own.digest } };
  return { settings, etag: etagOf(JSON.stringify(settings)) };
}

/** What is left out may be there as undefined. */
function definedOf<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>;
  };
}

function staleUpdate({ settings }: AdminSettingsVersion): ApiError {
  return new ApiError('stale_update', 'The settings were changed meanwhile.', {
    current: settings,
  });
}
