import type { BackupRecord } from '../../../backup/backup-record.model.ts';
import { reasonOfBackup } from '../../../backup/reason-of-backup.ts';
import { writeTime } from '../../../contract/shop/formats.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import { reasonSentence } from '../../../contract/words/reasons.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { button, paragraph, type Content, type Sender } from '../contents/email-content.ts';
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

/** Tells the owner that backups fail. */
function failedBackupContent(
  { error, at }: BackupRecord,
  { shopUrl, language, money }: Sender,
): Content {
  const { emails, reasons: why } = wordsOf(language);
  const { failedBackup, reasons } = emails;
  const failed = error ? reasonSentence(reasonOfBackup(error), why) : undefined;
  const time = at && writeTime(at, money, { dateStyle: 'long', timeStyle: 'long' });
  const last = time ? failedBackup.last(time) : failedBackup.none;
  return {
    subject: failedBackup.subject,
    heading: failedBackup.subject,
    parts: [
      paragraph(failedBackup.text(failed ?? '', last)),
      button(failedBackup.openSettings, shopUrl + sitePages.adminSettings.path),
    ],
    reason: reasons.owner,
  };
}
