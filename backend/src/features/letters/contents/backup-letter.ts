import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { BackupRecord } from '../../health/backup-record.model.ts';
import { button, paragraph, type Content, type Sender } from './letter-content.ts';

/** Tells the owner that backups fail. */
export function failedBackupContent({ error, at }: BackupRecord, { shopUrl }: Sender): Content {
  const last = at ? `The last whole one is of ${at.toUTCString()}.` : 'There is none yet.';
  return {
    subject: 'The backup of the shop failed',
    heading: 'The backup of the shop failed',
    parts: [
      paragraph(`${error} ${last} It is tried again every hour.`),
      button('Open the settings', shopUrl + sitePages.adminSettings.path),
    ],
    reason: 'You get this letter because you are the owner of the shop.',
  };
}
