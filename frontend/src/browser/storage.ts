/**
 * The browser's storage, safe to use where it is blocked or full. Values are read unchecked: the
 * caller validates them.
 */
type StorageArea = 'local' | 'session';

/** Values that could not be stored; they last as long as the page. */
const unwritten = new Map<string, unknown>();

/** Forgets unstored values, as closing the page does. */
export const forgetUnwritten = () => unwritten.clear();

export function readStored(area: StorageArea, key: string): unknown {
  const name = `${area} ${key}`;
  if (unwritten.has(name)) return unwritten.get(name);
  try {
    const text = openArea(area).getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/**
 * `null`, `false` and an empty list remove the entry. Returns whether the value outlives the page.
 */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  const name = `${area} ${key}`;
  try {
    if (isNothing(value)) openArea(area).removeItem(key);
    else openArea(area).setItem(key, JSON.stringify(value));
    unwritten.delete(name);
    return true;
  } catch {
    unwritten.set(name, value);
    return false;
  }
}

const isNothing = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/**
 * Calls back when another tab changed the entry (`isFromOtherTab`), and when a page is shown again and
 * may have missed a change.
 */
export function watchStored(key: string, onChange: (isFromOtherTab: boolean) => void): () => void {
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

/** An entry whose stored values are validated with `check`: an older version may have written them. */
export function storedEntry<Value>(
  area: StorageArea,
  key: string,
  check: (stored: unknown) => Value,
) {
  return {
    read: () => check(readStored(area, key)),
    write: (value: Value) => writeStored(area, key, value),
    watch: (onChange: (isFromOtherTab: boolean) => void) => watchStored(key, onChange),
  };
}

function openArea(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
