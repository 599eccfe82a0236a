/* global files, document, setTimeout, addEventListener, location, fetch, sessionStorage, PerformanceObserver, AbortController */
// Stands in the built index.html itself (see start-after-paint.ts). `files` are the app's: the
// entry, then what it imports; the server adds what this page and its language need besides. No "less
// than" in here: the page's policy takes a script for its text up to there (built-pages.ts).
const root = document.getElementById('root');

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function start() {
  const pageFiles = document.getElementById('page-files')?.textContent ?? '[]';
  for (const file of [...files, ...JSON.parse(pageFiles)]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
    await pause(0);
  }
  run(1000);
}

async function run(pauseMs) {
  try {
    // In turn, as the browser answers taps and scrolling between them; the entry last.
    for (const file of files.toReversed()) {
      await import(file);
      await pause(0);
    }
  } catch {
    // Where the connection was lost: again, ever more slowly.
    await pause(pauseMs);
    const isReloading = pauseMs > 1000 && (await isShopThere()) && reloadForNewBuild();
    if (!isReloading) run(Math.min(pauseMs * 2, 15_000));
  }
}

async function isShopThere() {
  const head = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ status: 599 }));
  return head.status === 404 || head.ok;
}

// As src/browser/new-build.ts does once the app is there: once a minute at most. Returns whether it does.
function reloadForNewBuild() {
  const key = 'storyloom.opened-again';
  try {
    if (Number(sessionStorage.getItem(key)) + 60_000 > Date.now()) return false;
    sessionStorage.setItem(key, Date.now());
  } catch {
    return false;
  }
  location.reload();
  return true;
}

if (root.hasChildNodes()) {
  // Before the app is there links and forms with an address work by themselves, and a button that is
  // pressed is pressed once more when it is. What is chosen in a form is sent with it.
  const pressed = new Set();
  const listening = new AbortController();
  const listen = (name, act) =>
    addEventListener(name, act, { capture: true, signal: listening.signal });
  listen('click', (event) => {
    const button = event.target.closest('#root button[type=button]');
    if (!button) return;
    pressed.add(button);
    event.stopPropagation(); // once React listens, it would be pressed twice
  });
  listen('change', ({ target }) => target.matches('form[action] select') && target.form.submit());
  listen('submit', (event) => event.target.hasAttribute('action') || event.preventDefault());
  // Back or forward before the app listens: it would go on with the page of another address.
  const { pathname, search } = location;
  listen('popstate', () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });
  const onReady = () => {
    listening.abort();
    root.removeAttribute('data-rendered');
    // Not while React is at work.
    setTimeout(() => pressed.forEach((button) => button.click()));
  };
  addEventListener('app-ready', onReady, { once: true });

  const shown = [...root.querySelectorAll('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => {}),
  );
  // A frame that was only begun still waits for the processor that the app would take.
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  Promise.race([Promise.all(shown), pause(500)]).then(async () => {
    if (!document.hidden) await painted;
    start();
  });
} else start();
