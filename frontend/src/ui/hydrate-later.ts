/** Hydration starts after this time at the earliest. */
const settleMs = 2000;

/** Parts that are not hydrated yet, in the order of the page. */
const waiting = new Set<() => void>();

// These events may update the page, which React can do only after hydration.
const firstUseEvents = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit', 'popstate'];

const hasIdleCallback = typeof window !== 'undefined' && 'requestIdleCallback' in window;
let timer: number | undefined;

function hydrateAll(): void {
  for (const hydrate of waiting) hydrate();
  waiting.clear();
  stop();
}

/** One part at a time, so that the browser responds in between. */
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
