import type { Page } from '@playwright/test';

/**
 * From the next page on, does what Chromium does when it translates: the page is declared to be in another
 * language, each text becomes another one in two elements of its own, and so does what comes later.
 * Returns what broke.
 */
export async function translatePages(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) faults.push(request.postData() ?? '');
  });
  await page.addInitScript(translate);
  return faults;
}

/** Runs in the page. */
function translate(): void {
  const own = 'font, script, style, noscript, textarea, svg, option';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(own)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`${text.data}\u200b`); // another text, which tests find all the same
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  const start = () => {
    // Chromium waits until a page is quiet.
    if (!document.querySelector('#root:not([data-rendered]) main')) {
      setTimeout(start, 50);
      return;
    }
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrapAll(target);
        for (const node of addedNodes) wrapAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  };
  start();
}
