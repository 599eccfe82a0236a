import type { BackupRecord } from '../../../backup/backup-record.model.ts';
import { failedBackupContent } from '../contents/other-emails.ts';
import { renderEmail } from '../contents/render-email.ts';
import { ownerAddressOf } from '../sender.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

/** Drafts one email until a backup succeeds again. */
export const toBackupEmails: PrepareDrafts<BackupRecord> = async (_pending, sender, context) => {
  return ({ record }) => {
    if (!record.error) return undefined;
    return {
      key: `backup-failed ${record.at?.toISOString() ?? 'never'}`,
      to: ownerAddressOf(context) ?? '',
      ...renderEmail(failedBackupContent(record, sender), sender),
    };
  };
};
