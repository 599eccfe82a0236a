/* global files, pageFiles, document, Event, MouseEvent, setTimeout, addEventListener, removeEventListener, location, fetch, sessionStorage, requestAnimationFrame */
// Stands in the built index.html itself (see start-after-paint.ts). `files` are the app's: the
// entry, then what it imports. `pageFiles` are what each rendered page needs besides. No "less than"
// in here: the page's policy takes a script for its text up to there (built-pages.ts).
const root = document.getElementById('root');

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function start() {
  for (const file of [...files, ...(pageFiles[root.dataset.rendered] ?? [])]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
  run(1000);
}

async function run(pauseMs) {
  try {
    // In turn, as the browser answers between them who taps and scrolls; the entry last.
    for (const file of files.toReversed()) {
      await import(file);
      await pause(0);
    }
  } catch {
    // Where the connection was lost: again, ever more slowly.
    await pause(pauseMs);
    if (pauseMs > 1000 && (await isShopThere())) reloadForNewBuild();
    else run(Math.min(pauseMs * 2, 15_000));
  }
}

async function isShopThere() {
  const head = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ status: 599 }));
  return head.status === 404 || head.ok;
}

// As src/browser/new-build.ts does once the app is there.
function reloadForNewBuild() {
  const key = 'storyloom.opened-again';
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

function press(control) {
  if (control.type === 'radio') {
    control.dispatchEvent(new Event('keyup', { bubbles: true })); // has React hydrate it
    control.checked = false;
  }
  control.click();
}

if (root.hasChildNodes()) {
  // What is clicked or chosen before the app is there is done once more when it is.
  const clicked = new Set();
  let choice;
  const onClick = ({ target }) => {
    const control = target.closest('button, [type=radio]');
    clicked.delete(control); // of several choices the last one holds
    if (control) clicked.add(control);
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
      for (const control of clicked) press(control);
    });
  };
  addEventListener('app-ready', onReady, { once: true });

  const shown = [...root.querySelectorAll('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => {}),
  );
  Promise.race([Promise.all(shown), pause(500)]).then(() => {
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
} else start();
