import { announceSettingsChanged, findSettingsVersion } from './settings.model.ts';

/** Returns what learns, each time it is called, of settings that other API instances changed. */
export function watchSettings(): () => Promise<void> {
  let seen: number | undefined;
  return async () => {
    const version = await findSettingsVersion();
    // What was cached before the first look may already be out of date.
    if (version !== seen) announceSettingsChanged();
    seen = version;
  };
}
