import { hasDraftsInMemory } from './draft';
import { reload } from './reload';
import { readStored, writeStored } from './storage';

const reloadKey = 'storyloom.opened-again';
const fieldsKey = 'storyloom.typed-fields';

/**
 * For code that did not come though the shop answers: its file went with a deploy, or the browser
 * remembers a failed import for as long as the page is open, as Firefox does. The page is opened again
 * then, with what is typed around it; never in a circle, and not where nothing can be noted. Resolves
 * to whether it is. Before the app is there scripts/inline-start.js does it.
 */
export async function reloadForNewBuild(pauseMs = 60_000): Promise<boolean> {
  const isTooSoon = () => Number(readStored('session', reloadKey)) + pauseMs > Date.now();
  if (isTooSoon() || (pauseMs > 0 && hasDraftsInMemory())) return false;
  const head = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  // Another try may have been answered before this one.
  if (!head || head.status >= 500 || isTooSoon()) return false;
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
    // Past React, which otherwise takes the change for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What was typed in case no page has come to restore it. */
export function forgetTypedFields(): void {
  writeStored('session', fieldsKey, null);
}

/** No passwords. */
function fieldsAroundPage() {
  return document.querySelectorAll<HTMLInputElement>('header [type=search], footer [type=email]');
}
