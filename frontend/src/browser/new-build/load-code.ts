import { MissingCode } from './missing-code';

declare global {
  interface Window {
    /** What the page's first code has asked for already (scripts/inline-start.js). */
    earlyFiles?: Record<string, Promise<Response>>;
  }
}

const fetched = new Map<string, Promise<void>>();

/**
 * What `import()` is in the built app (scripts/fetch-before-import.ts): its files are fetched first.
 * A failed fetch can be tried again, while many browsers remember a failed import for as long as the
 * page is open, and that of each file it needs.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  let fetching = fetched.get(file);
  if (!fetching) {
    fetching = fetchFile(`/${file}`).catch((error: unknown) => {
      fetched.delete(file);
      throw error;
    });
    fetched.set(file, fetching);
  }
  return fetching;
}

async function fetchFile(address: string): Promise<void> {
  // What the app began with (inline-start.js).
  if (document.querySelector(`link[href="${address}"]`)) return;
  const early = window.earlyFiles?.[address];
  delete window.earlyFiles?.[address];
  const response = await (early ?? fetch(address));
  const isCode = /javascript|css/.test(response.headers.get('Content-Type') ?? '');
  if (response.status === 404 || (response.ok && !isCode)) throw new MissingCode(address);
  if (!response.ok) throw new Error(`${address} did not arrive`);
  await response.arrayBuffer();
  if (address.endsWith('.css')) await applyStyles(address);
}

/** Before the page is shown that they are for. */
function applyStyles(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
}
