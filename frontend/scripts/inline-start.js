/* global files, document, setTimeout, addEventListener, requestAnimationFrame */
// Stands in the built index.html itself (see start-after-paint.ts). `files` are the app's: the
// entry, then what it imports.
const root = document.getElementById('root');

function start() {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
  import(files[0]);
}

if (root.hasChildNodes()) {
  // A click before the app is there is made once more when it is.
  let early;
  const onClick = (event) => {
    early = event.target.closest('button') ?? early;
  };
  const onSubmit = (event) => event.target.hasAttribute('action') || event.preventDefault();
  root.addEventListener('click', onClick, true);
  root.addEventListener('submit', onSubmit);
  const onReady = () => {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('submit', onSubmit);
    root.removeAttribute('data-first-paint');
    if (early) setTimeout(() => early.click()); // not while React is at work
  };
  addEventListener('app-ready', onReady, { once: true });

  const shown = [...root.querySelectorAll('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => {}),
  );
  const halfSecond = new Promise((resolve) => setTimeout(resolve, 500));
  Promise.race([Promise.all(shown), halfSecond]).then(() => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
} else start();
