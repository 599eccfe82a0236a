import cluster from 'node:cluster';
import { loadSettings, SettingsError, type Settings } from './config/env.ts';
import { createLog } from './log.ts';
import { runWorkers } from './runtime/workers.ts';

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
if (cluster.isPrimary && settings.workers > 1) runWorkers(settings.workers, log);
else {
  // The main process of workers does without what only they need.
  const { serve } = await import('./serve.ts');
  await serve(settings, log);
}

function settingsOrExit(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
