import { hasFormDraftsInMemory } from './form-draft';
import { reload } from './reload';
import { readStored, writeStored } from './storage';

const reloadKey = 'storyloom.opened-again';
const fieldsKey = 'storyloom.typed-fields';

/**
 * Reloads the page if code did not load although the shop responds: a deploy removed its file, or
 * the browser keeps a failed import until the page is closed, as Firefox does. Keeps the input in
 * header and footer. Reloads at most once per `pauseMs` (0 if the user asked for it), and never
 * without storage, which holds the time of the last reload. Resolves to whether it reloads. Before
 * the app starts, scripts/inline-start.js does this.
 */
export async function reloadForNewBuild(pauseMs = 60_000): Promise<boolean> {
  const isTooSoon = () => Number(readStored('session', reloadKey)) + pauseMs > Date.now();
  if (isTooSoon() || (pauseMs > 0 && hasFormDraftsInMemory())) return false;
  const head = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  const isShopThere = head?.ok || head?.status === 404;
  // Another call may have been answered first.
  if (!isShopThere || isTooSoon()) return false;
  if (!writeStored('session', reloadKey, Date.now())) return false;
  const typed = [...fieldsAroundPage()].map(({ name, value }) => [name, value]);
  writeStored('session', fieldsKey, Object.fromEntries(typed));
  reload();
  return true;
}

/** Restores the input from before the reload, in fields that are still empty. */
export function restoreTypedFields(): void {
  const typed = readStored('session', fieldsKey) as Record<string, unknown> | null;
  writeStored('session', fieldsKey, null);
  for (const field of fieldsAroundPage()) {
    const text = typed?.[field.name];
    if (typeof text !== 'string' || !text || field.value) continue;
    // With the native setter: React ignores a change through its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Removes stored input that no page has restored. */
export function removeTypedFields(): void {
  writeStored('session', fieldsKey, null);
}

/** The fields of header and footer, without passwords. */
function fieldsAroundPage() {
  return document.querySelectorAll<HTMLInputElement>('header [type=search], footer [type=email]');
}
