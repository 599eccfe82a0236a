/**
 * The browser's storage, safe to use where it is blocked or full. What is read is unchecked and has
 * to be validated by the caller.
 */
type Place = 'local' | 'session';

/** What could not be written lasts as long as the page, and for this tab alone. */
const unwritten = new Map<string, unknown>();

export function readStored(place: Place, key: string): unknown {
  const name = `${place} ${key}`;
  if (unwritten.has(name)) return unwritten.get(name);
  try {
    const text = openPlace(place).getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** `null` removes the entry. Returns whether it will outlive the page. */
export function writeStored(place: Place, key: string, value: unknown): boolean {
  const name = `${place} ${key}`;
  try {
    if (value === null) openPlace(place).removeItem(key);
    else openPlace(place).setItem(key, JSON.stringify(value));
    unwritten.delete(name);
    return true;
  } catch {
    unwritten.set(name, value);
    return false;
  }
}

/**
 * Calls back when another tab changed the entry (`isNews`), and when a frozen page comes back to
 * life and may have missed that.
 */
export function watchStored(key: string, onChange: (isNews: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(true);
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') onChange(false);
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  return () => listening.abort();
}

function openPlace(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}

/** Whether something unchecked can be asked for its fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
