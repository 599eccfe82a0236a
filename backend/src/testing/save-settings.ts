import { inTransaction } from '../database/transaction.ts';
import { saveSettings } from '../models/settings/save-settings.ts';
import { findVersionedSettings, type FullSettings } from '../models/settings/settings.model.ts';

/** Saves settings without the API, as the owner. */
export async function setSettings(change: Partial<FullSettings>): Promise<void> {
  await inTransaction(async (session) => {
    const current = await findVersionedSettings(session);
    await saveSettings(change, current, { actor: { by: 'owner' }, session });
  });
}
