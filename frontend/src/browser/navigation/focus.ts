/**
 * For `ref`: should the element go while it has the keyboard, by what it did or with its row, the
 * next place that can hold the keyboard takes it: a row beside, what is around, or else the page.
 */
export function restoreFocusBeside(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const steps: { around: Element; beside: (Element | null)[] }[] = [];
    for (let each: Element = element; each.parentElement; each = each.parentElement) {
      const beside = [each.nextElementSibling, each.previousElementSibling];
      steps.push({ around: each.parentElement, beside });
    }
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const gone = steps.findIndex(({ around }) => around.isConnected);
      const [first, ...others] = steps.slice(Math.max(gone, 0));
      const places = [
        ...(first?.beside ?? []),
        first?.around,
        ...others.map((step) => step.around),
      ];
      const place = places.find((each) => each?.isConnected && each.matches('[tabindex]'));
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    });
  };
}
