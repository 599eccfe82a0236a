import type { AuditEntry } from '@storyloom/backend/contract/admin/audit-entry';
import { formatPrice } from '@/ui/text/formats';
import { words } from '@/words/admin';

/** What was done, and for an admin also to whom: `Added: ann`. */
export function titleOf({ action, of, by, before, after }: AuditEntry, name?: string): string {
  const { actions, didTo, removed, removedWho } = words.auditLog;
  const isRemoval = of === 'admin' && action === 'deleted';
  const whom = after.username ?? before.username ?? name;
  if (typeof whom !== 'string' || whom === by) return isRemoval ? removed : actions[action];
  return isRemoval ? removedWho(whom) : didTo(action, whom);
}

/** `newPrice` is "New price", `news.0.title` is "News 1, title". */
export function fieldLabels(path: string): string {
  const { fieldOf } = words.auditLog;
  const fields: Partial<Record<string, string>> = words.auditLog.fields;
  return fieldOf(
    path
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : (fields[part] ?? part))),
  );
}

/** Undefined where there is no value. */
export function valueLabel(path: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? words.auditLog.yes : words.auditLog.no;
  if (typeof value === 'number')
    return /(price|shipping\.fee|shipping\.freeFrom|gift\.fee)$/i.test(path)
      ? formatPrice(value)
      : `${value}`;
  if (typeof value !== 'string') return undefined;
  const statuses: Partial<Record<string, string>> = words.auditLog.statuses;
  return (path === 'status' && statuses[value]) || value;
}
