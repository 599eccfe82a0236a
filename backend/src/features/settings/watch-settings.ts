import type { Log } from '../../log.ts';
import { announceSettingsChanged, findSettingsVersion } from './settings.model.ts';

/** Learns of settings that other API instances changed; returns the function that ends it. */
export function watchSettings(log: Log, { intervalMs = 1000 } = {}): () => void {
  let seen: number | undefined;
  let isEnded = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const version = await findSettingsVersion();
      // What was cached before the first look may already be out of date.
      if (version !== seen) announceSettingsChanged();
      seen = version;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'cannot look for changed settings');
      isFailing = true;
    }
    if (isEnded) return;
    timer = setTimeout(() => void look(), intervalMs);
    timer.unref();
  }

  void look();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
