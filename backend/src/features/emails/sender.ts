import type { Environment } from '../../config/env.ts';
import { setWordsLocale } from '../../contract/words/plural.ts';
import type { Log } from '../../log.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import type { Sender } from './contents/email-content.ts';

export interface EmailsContext {
  env: Environment;
  log: Log;
}

/** Reads the shop as emails name it, and makes its locale that of the counts in their texts. */
export async function loadSender({ env }: Pick<EmailsContext, 'env'>): Promise<Sender> {
  const { sender: name, pickup, guarantee, ...rest } = await findSettings();
  const { isOn: hasGuarantee } = guarantee;
  const { shopUrl } = env;
  setWordsLocale(rest.money.locale);
  return { ...rest, name, hasGuarantee, pickupHours: pickup.hours, shopUrl };
}

/**
 * The owner's address; '' without a mail server, when emails are read in the dashboard. Undefined when
 * the owner gets no emails.
 */
export function ownerAddressOf({
  env: { emails },
}: Pick<EmailsContext, 'env'>): string | undefined {
  return emails.ownerEmail ?? (emails.server ? undefined : '');
}
