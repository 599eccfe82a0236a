/* global files, pageFiles, document, Event, MouseEvent, setTimeout, addEventListener, removeEventListener, location, fetch, sessionStorage, window, requestAnimationFrame */
// Stands in the built index.html itself (see start-after-paint.ts). `files` are the app's: the
// entry, then what it imports. `pageFiles` are what each rendered page needs besides. No "less than"
// in here: the page's policy takes a script for its text up to there (built-pages.ts).
const root = document.getElementById('root');

function start() {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
  // For src/browser/new-build/load-code.ts, which else would ask for them when the app has started.
  window.earlyFiles = {};
  for (const file of pageFiles[root.dataset.rendered] ?? []) {
    const fetching = fetch(file);
    fetching.catch(() => {});
    window.earlyFiles[file] = fetching;
  }
  run().catch(() => setTimeout(runAgain, 1000, 1000));
}

async function run() {
  // In turn, as the browser answers between them who taps and scrolls; the entry last.
  for (const file of files.toReversed()) {
    await import(file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

// Where the connection was lost: when the files can be had again, asking ever more slowly.
async function runAgain(pauseMs) {
  try {
    await Promise.all(files.map(fetchWhole));
  } catch {
    const longerMs = Math.min(pauseMs * 2, 15_000);
    setTimeout(runAgain, longerMs, longerMs);
    return;
  }
  run().catch(reloadForNewBuild);
}

async function fetchWhole(file) {
  const response = await fetch(file);
  if (response.status >= 500) throw response;
  await response.arrayBuffer();
}

// Many browsers remember a failed import for as long as the page is open, and a deploy may have
// removed the file. Never in a circle: once a minute, and not where nothing can be noted.
function reloadForNewBuild() {
  const key = 'storyloom.opened-anew';
  try {
    if (Number(sessionStorage.getItem(key)) + 60_000 > Date.now()) return;
    sessionStorage.setItem(key, Date.now());
  } catch {
    return;
  }
  location.reload();
}

function choose({ select, value }) {
  select.dispatchEvent(new MouseEvent('click', { bubbles: true })); // has React hydrate it
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

if (root.hasChildNodes()) {
  // What is clicked or chosen before the app is there is done once more when it is.
  const clicked = new Set();
  let choice;
  const onClick = ({ target }) => {
    const button = target.closest('button');
    if (button) clicked.add(button);
  };
  const onChange = ({ target }) => {
    if (target.matches('select')) choice = { select: target, value: target.value };
  };
  // Before this script was read, or by a browser that restores what was chosen.
  for (const select of root.querySelectorAll('select')) {
    const { selected } = select.querySelector('[selected]') ?? { selected: true };
    if (!selected) onChange({ target: select });
  }
  const onSubmit = (event) => event.target.hasAttribute('action') || event.preventDefault();
  const early = { click: onClick, change: onChange, submit: onSubmit };
  for (const name in early) root.addEventListener(name, early[name], true);
  // Back or forward before the app listens: it would go on with the page of another address.
  const { pathname, search } = location;
  const onMove = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', onMove);
  const onReady = () => {
    removeEventListener('popstate', onMove);
    for (const name in early) root.removeEventListener(name, early[name], true);
    root.removeAttribute('data-rendered');
    // Not while React is at work.
    setTimeout(() => {
      if (choice) choose(choice);
      for (const button of clicked) button.click();
    });
  };
  addEventListener('app-ready', onReady, { once: true });

  const shown = [...root.querySelectorAll('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => {}),
  );
  const halfSecond = new Promise((resolve) => setTimeout(resolve, 500));
  Promise.race([Promise.all(shown), halfSecond]).then(() => {
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
} else start();
