import { reasons } from '../contract/words/en/reasons.ts';
import type { Reason } from '../contract/words/reasons.ts';

const systemName = /^(E[A-Z\d]+):/;
const noAccess = ['EACCES', 'EPERM', 'EROFS'];

/** The reason of a failed backup, from its stored English text. */
export function reasonOfBackup(detail: string): Reason {
  if (detail === reasons.backup_shop_busy({})) return { code: 'backup_shop_busy' };
  // Errors of the system begin with their name.
  const name = systemName.exec(detail)?.[1];
  if (!name) return { code: 'backup_unknown', detail };
  if (name === 'ENOSPC') return { code: 'backup_no_space', detail };
  if (noAccess.includes(name)) return { code: 'backup_no_access', detail };
  return { code: 'backup_system_error', name, detail };
}
