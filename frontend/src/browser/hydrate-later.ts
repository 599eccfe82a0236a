/** The page settles first. */
const settleMs = 2000;

/** What of the page waits to be hydrated, in its order. */
const waiting = new Set<() => void>();

// A change of the page would have to wait for what is not hydrated: whatever may lead to one comes first.
const firstUseEvents = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit', 'popstate'];

const hasIdleCallback = typeof window !== 'undefined' && 'requestIdleCallback' in window;
let timer: number | undefined;

function hydrateAll(): void {
  for (const hydrate of waiting) hydrate();
  waiting.clear();
  stop();
}

/** One after the other, so that the browser answers between them. */
function hydrateNext(): void {
  const [hydrate] = waiting;
  if (!hydrate) return stop();
  waiting.delete(hydrate);
  hydrate();
  if (hasIdleCallback) window.requestIdleCallback(hydrateNext);
  else timer = window.setTimeout(hydrateNext, 50);
}

function stop(): void {
  window.clearTimeout(timer);
  for (const name of firstUseEvents) window.removeEventListener(name, hydrateAll, true);
}

/** Calls back when the visitor first uses the page, or when the browser is idle. */
export function hydrateLater(hydrate: () => void): () => void {
  if (waiting.size === 0) {
    for (const name of firstUseEvents) window.addEventListener(name, hydrateAll, true);
    timer = window.setTimeout(hydrateNext, settleMs);
  }
  waiting.add(hydrate);
  return () => {
    if (waiting.delete(hydrate) && waiting.size === 0) stop();
  };
}
