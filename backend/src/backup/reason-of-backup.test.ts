import { expect, it } from 'vitest';
import { reasons } from '../contract/words/en/reasons.ts';
import { reasonSentence } from '../contract/words/reasons.ts';
import { reasonOfBackup } from './reason-of-backup.ts';

it.each([
  ['ENOSPC: no space left on device, write', 'backup_no_space'],
  ["EROFS: read-only file system, open '/backups'", 'backup_no_access'],
  ["ENOTDIR: not a directory, mkdir '/a/b'", 'backup_system_error'],
  [reasons.backup_shop_busy({}), 'backup_shop_busy'],
  ['connection 3 closed', 'backup_unknown'],
])('why a backup failed ("%s") is %s, and reads the same in English', (detail, code) => {
  const reason = reasonOfBackup(detail);
  expect(reason.code).toBe(code);
  expect(reasonSentence(reason, reasons)).toBe(detail);
});
