/**
 * For `ref`: if the focused element disappears, focus moves to the next row, else to the previous
 * one, else to the nearest ancestor that can take it.
 */
export function restoreFocusBeside(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const steps: { around: Element; neighbours: (Element | null)[] }[] = [];
    for (let each: Element = element; each.parentElement; each = each.parentElement) {
      const neighbours = [each.nextElementSibling, each.previousElementSibling];
      steps.push({ around: each.parentElement, neighbours });
    }
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const firstConnected = steps.findIndex(({ around }) => around.isConnected);
      const [first, ...others] = steps.slice(Math.max(firstConnected, 0));
      const candidates = [
        ...(first?.neighbours ?? []),
        first?.around,
        ...others.map((step) => step.around),
      ];
      const next = candidates.find((each) => each?.isConnected && each.matches('[tabindex]'));
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    });
  };
}
