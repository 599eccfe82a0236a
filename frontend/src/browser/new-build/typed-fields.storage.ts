import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.typed-fields';

/** Keeps what stands in the fields around a page while the page is opened anew; no passwords. */
export function keepTypedFields(): void {
  writeStored(
    'session',
    key,
    Object.fromEntries([...fields()].map(({ name, value }) => [name, value])),
  );
}

/** Puts it back, where nothing has been typed since. */
export function restoreTypedFields(): void {
  const typed = readStored('session', key) as Record<string, unknown> | null;
  writeStored('session', key, null);
  for (const field of fields()) {
    const text = typed?.[field.name];
    if (typeof text !== 'string' || !text || field.value) continue;
    // Past React, which otherwise takes the change for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function fields() {
  return document.querySelectorAll<HTMLInputElement>('header [type=search], footer [type=email]');
}
