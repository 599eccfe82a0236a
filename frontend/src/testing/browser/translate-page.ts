/**
 * As browsers translate a page: each text goes into two elements of its own, and so does what comes
 * later. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const wrapAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) if (isTranslatable(text)) wrap(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node instanceof Text) {
          if (isTranslatable(node)) wrap(node);
        } else wrapAll(node);
      }
  });
  wrapAll(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function isTranslatable({ parentElement }: Text): boolean {
  return (
    parentElement !== null && !parentElement.closest('font, script, style, textarea, svg, option')
  );
}

function wrap(text: Text): void {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  text.replaceWith(outer);
  outer.append(inner);
  inner.append(text.data);
}
