import { repeatWork } from '../../runtime/repeat-work.ts';
import type { Log } from '../../log.ts';
import { announceSettingsChanged, findSettingsVersion } from './settings.model.ts';

/** Learns of settings that other API instances changed; returns the function that ends it. */
export function watchSettings(log: Log, { everyMs = 1000 } = {}): () => void {
  let seen: number | undefined;

  async function look(): Promise<void> {
    const version = await findSettingsVersion();
    // What was cached before the first look may already be out of date.
    if (version !== seen) announceSettingsChanged('elsewhere');
    seen = version;
  }

  return repeatWork(look, { everyMs, log, failure: 'cannot look for changed settings' });
}
