import type { AuditEntry, AuditAction } from '@storyloom/backend/contract/admin/audit-entry';
import { formatPrice } from '@/ui/text/formats';

const actionLabels: Record<AuditAction, string> = {
  created: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  restored: 'Brought back',
  status: 'Took a step',
  corrected: 'Corrected',
  note: 'Wrote a note',
  erased: 'Removed the customer’s data',
  'signed-in': 'Signed in',
  'password-changed': 'Password changed',
};

/** What was done, and for an admin also to whom: `Added ann`. */
export function titleOf({ action, of, by, before, after }: AuditEntry, name?: string): string {
  const word = of === 'admin' && action === 'deleted' ? 'Removed' : actionLabels[action];
  const whom = after.username ?? before.username ?? name;
  return typeof whom === 'string' && whom !== by ? `${word}: ${whom}` : word;
}

/** `newPrice` is "New price", `news.0.title` is "News 1, title". */
export function fieldLabels(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : spell(part)))
    .join(', ')
    .replace(/, (\d+)/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function spell(name: string): string {
  if (name === 'isbn') return 'ISBN';
  return name.replace(/[A-Z]/g, (email) => ` ${email.toLowerCase()}`);
}

/** Undefined where there is no value. */
export function valueLabel(path: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return /(price|shipping\.fee|shipping\.freeFrom)$/i.test(path)
      ? formatPrice(value)
      : `${value}`;
  return typeof value === 'string' ? value : undefined;
}
