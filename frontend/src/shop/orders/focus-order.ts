export const orderHeadingId = (id: string) => `order-${id}`;

/** Leads keyboard and view to an order that is shown. */
export function focusOrder(id: string, options?: FocusOptions): void {
  document.getElementById(orderHeadingId(id))?.closest('article')?.focus(options);
}
