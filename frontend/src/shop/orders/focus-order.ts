export const orderHeadingId = (id: string) => `order-${id}`;

/** Moves focus and view to an order on the page. */
export function focusOrder(id: string, options?: FocusOptions): void {
  document.getElementById(orderHeadingId(id))?.closest('article')?.focus(options);
}
