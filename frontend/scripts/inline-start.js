/* global files, pageFiles, document, Event, MouseEvent, setTimeout, addEventListener, removeEventListener, location, fetch, window, requestAnimationFrame */
// Stands in the built index.html itself (see start-after-paint.ts). `files` are the app's: the
// entry, then what it imports. `pageFiles` are what each rendered page needs besides.
const root = document.getElementById('root');

function start() {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
  // For src/app/load-code.ts, which else would ask for them when the app has started.
  window.earlyFiles = {};
  for (const file of pageFiles[root.dataset.rendered] ?? []) {
    const fetching = fetch(file);
    fetching.catch(() => {});
    window.earlyFiles[file] = fetching;
  }
  run(1000);
}

// Where the connection was lost: again, ever more slowly.
async function run(pauseMs) {
  try {
    // In turn, as the browser answers between them who taps and scrolls; the entry last.
    for (const file of files.toReversed()) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    setTimeout(run, pauseMs, Math.min(pauseMs * 2, 15_000));
  }
}

function choose({ select, value }) {
  select.dispatchEvent(new MouseEvent('click', { bubbles: true })); // has React hydrate it
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

if (root.hasChildNodes()) {
  // What is clicked or chosen before the app is there is done once more when it is.
  let clicked;
  let choice;
  const onClick = ({ target }) => {
    clicked = target.closest('button') ?? clicked;
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
      clicked?.click();
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
