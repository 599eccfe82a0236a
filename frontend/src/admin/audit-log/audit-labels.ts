import type { AuditEntry } from '@storyloom/backend/contract/admin/audit-entry';
import { languageNames } from '@storyloom/backend/contract/words/language';
import { formatPercent, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

/** The action; for an administrator also the name: `Added: ann`. */
export function titleOf({ action, of, by, before, after }: AuditEntry, name?: string): string {
  const { actions, didTo, removed, removedWho } = words.auditLog;
  const isRemoval = of === 'admin' && action === 'deleted';
  const whom = after.username ?? before.username ?? name;
  if (typeof whom !== 'string' || whom === by) return isRemoval ? removed : actions[action];
  return isRemoval ? removedWho(whom) : didTo(action, whom);
}

/** `newPrice` is "New price", `news.0.title` is "News 1, title", `gift.isOn` the label of its tick box. */
export function fieldLabel(path: string): string {
  const { fieldOf } = words.auditLog;
  const ofForm: Partial<Record<string, string>> = words.adminSettings.labels;
  if (path.endsWith('.isOn') && ofForm[path]) return ofForm[path];
  const fields: Partial<Record<string, string>> = words.auditLog.fields;
  return fieldOf(
    path
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : (fields[part] ?? part))),
  );
}

/** The shop's own actors have labels; all others are user names. */
export function actorLabel(by: string): string {
  const actors: Partial<Record<string, string>> = words.auditLog.actors;
  return actors[by] ?? by;
}

/** Fields with a few stored values, each with the label that the forms show for it. */
function choiceLabels(path: string): Partial<Record<string, string>> | undefined {
  const labels: Record<string, Partial<Record<string, string>>> = {
    ...words.adminSettings.choices,
    status: words.auditLog.statuses,
    supply: words.bookForm.supplies,
    condition: { ...words.used.names, new: words.used.asNew },
    language: languageNames,
  };
  return labels[path];
}

export function valueLabel(path: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? words.auditLog.yes : words.auditLog.no;
  if (typeof value === 'number') {
    if (/(price|shipping\.fee|shipping\.freeFrom|gift\.fee)$/i.test(path))
      return formatPrice(value);
    return /rate$/i.test(path) ? formatPercent(value) : `${value}`;
  }
  if (typeof value !== 'string') return undefined;
  return choiceLabels(path)?.[value] ?? value;
}
