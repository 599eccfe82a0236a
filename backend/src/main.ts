import { loadSettings, SettingsError, type Settings } from './config/env.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
await serve(settings, log);

function settingsOrExit(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
