import { hasFormDraftsInMemory } from './form-draft';
import { reload } from './reload';
import { readStored, writeStored } from './storage';

const reloadKey = 'storyloom.opened-again';
const fieldsKey = 'storyloom.typed-fields';

/**
 * Reloads the page when code did not arrive although the shop answers: a deploy removed its file, or
 * the browser remembers a failed import until the page is closed, as Firefox does. Keeps what is typed
 * in header and footer. Reloads once per `pauseMs` at most, 0 when the user asked for it, and never
 * without storage, which holds the last time. Resolves to whether it reloads. Before the app starts,
 * scripts/inline-start.js does this.
 */
export async function reloadForNewBuild(pauseMs = 60_000): Promise<boolean> {
  const isTooSoon = () => Number(readStored('session', reloadKey)) + pauseMs > Date.now();
  if (isTooSoon() || (pauseMs > 0 && hasFormDraftsInMemory())) return false;
  const head = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  const isShopThere = head?.ok || head?.status === 404;
  // Another try may have been answered before this one.
  if (!isShopThere || isTooSoon()) return false;
  if (!writeStored('session', reloadKey, Date.now())) return false;
  const typed = [...fieldsAroundPage()].map(({ name, value }) => [name, value]);
  writeStored('session', fieldsKey, Object.fromEntries(typed));
  reload();
  return true;
}

/** Puts back what was typed before that, where nothing has been typed since. */
export function restoreTypedFields(): void {
  const typed = readStored('session', fieldsKey) as Record<string, unknown> | null;
  writeStored('session', fieldsKey, null);
  for (const field of fieldsAroundPage()) {
    const text = typed?.[field.name];
    if (typeof text !== 'string' || !text || field.value) continue;
    // With the native setter, as React would otherwise ignore the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Removes what no page has restored. */
export function forgetTypedFields(): void {
  writeStored('session', fieldsKey, null);
}

/** No passwords. */
function fieldsAroundPage() {
  return document.querySelectorAll<HTMLInputElement>('header [type=search], footer [type=email]');
}
