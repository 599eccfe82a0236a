import type { Page } from '@playwright/test';

/**
 * What is wrong with how the page's texts lie: cut off by a box, sticking out of their button, lying on
 * one another. Titles that are shortened by design are those of books and people, never the shop's own:
 * `ours` tells them.
 */
export async function findLayoutFaults(page: Page, ours: string): Promise<string[]> {
  return page.evaluate(async (pattern) => {
    const threeFrames = async () => {
      for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    };
    await Promise.race([threeFrames(), new Promise((done) => setTimeout(done, 1000))]);
    const isOurs = new RegExp(pattern, 'u');
    const faults = new Set<string>();
    const slack = 1.5;

    interface Line {
      text: string;
      node: Text;
      parent: Element;
      rect: DOMRect;
    }

    const isForScreenReaders = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        if (clipPath.startsWith('inset(50%')) return true;
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        if (hides && (width <= 1 || height <= 1)) return true;
      }
      return false;
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, style, svg, option, noscript, iframe')) continue;
      const text = node.data.trim();
      if (!text || isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lines.push({ text, node, parent, rect });
    }

    const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

    for (const { text, parent, rect } of lines) {
      if (!isOurs.test(text)) continue;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const x = style.overflowX;
        const y = style.overflowY;
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') break;
        if (x !== 'visible' && (rect.left < box.left - slack || rect.right > box.right + slack))
          faults.add(`cut sideways: "${short(text)}" in ${at.localName}`);
        // A font's box is higher than its letters: a third of a line may stand out.
        const third = rect.height / 3;
        if (y !== 'visible' && (rect.top < box.top - third || rect.bottom > box.bottom + third))
          faults.add(`cut in height: "${short(text)}" in ${at.localName}`);
        const isBox = at.matches(
          'button, a, summary, label, th, td, [role="tab"], [role="status"]',
        );
        const isDrawn =
          style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        if ((isDrawn || at.matches('td, th')) && isBox && style.display !== 'inline') {
          const out =
            Math.max(box.left - rect.left, rect.right - box.right) > slack ||
            Math.max(box.top - rect.top, rect.bottom - box.bottom) > third;
          if (out) faults.add(`sticks out: "${short(text)}" of ${at.localName}`);
        }
        if (style.position === 'fixed') break;
      }
    }

    // What floats above the page on purpose covers what lies below it.
    const layerOf = (element: Element): Element => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { position, zIndex } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return at;
        if (position === 'absolute' && zIndex !== 'auto' && Number(zIndex) > 0) return at;
      }
      return document.body;
    };
    const layers = new Map<Element, Element>();
    const layer = (element: Element) => {
      const known = layers.get(element) ?? layerOf(element);
      layers.set(element, known);
      return known;
    };
    /** What is left of it inside the boxes that cut. */
    const visiblePart = (element: Element, { left, top, right, bottom }: DOMRect) => {
      const part = { left, top, right, bottom };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = at.getBoundingClientRect();
        part.left = Math.max(part.left, box.left);
        part.right = Math.min(part.right, box.right);
        part.top = Math.max(part.top, box.top);
        part.bottom = Math.min(part.bottom, box.bottom);
      }
      const { left: x, top: y } = part;
      return new DOMRect(x, y, Math.max(0, part.right - x), Math.max(0, part.bottom - y));
    };
    const seen = lines
      .map((line) => ({ ...line, rect: visiblePart(line.parent, line.rect) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1);
    const boxes = [...document.querySelectorAll('button, input, select, textarea')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !isForScreenReaders(element))
      .map((element) => ({ element, rect: visiblePart(element, element.getBoundingClientRect()) }))
      .filter(({ rect }) => rect.width > 2 && rect.height > 2);
    const overlap = (a: DOMRect, b: DOMRect) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 3 && height > Math.min(a.height, b.height) / 2.5;
    };
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        if (one.node === other.node || !overlap(one.rect, other.rect)) continue;
        if (layer(one.parent) !== layer(other.parent)) continue;
        faults.add(`overlap: "${short(one.text)}" and "${short(other.text)}"`);
      }
      for (const { element, rect } of boxes) {
        if (element.contains(one.parent) || one.parent.contains(element)) continue;
        if (one.parent.closest('label')?.contains(element) || !overlap(one.rect, rect)) continue;
        if (layer(one.parent) !== layer(element)) continue;
        faults.add(
          `overlap: "${short(one.text)}" and ${element.localName} "${short(element.getAttribute('aria-label') ?? element.textContent)}"`,
        );
      }
    }
    // Without a side of its own a head stands in the middle, and of two sides the start wins.
    for (const head of document.querySelectorAll('th')) {
      const { textAlign } = getComputedStyle(head);
      const isAtEnd = head.classList.contains('text-end');
      if (isForScreenReaders(head) || textAlign === (isAtEnd ? 'end' : 'start')) continue;
      faults.add(`head at the ${textAlign}: "${short(head.textContent)}"`);
    }
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
    return [...faults];
  }, ours);
}
