/** For `ref`: what has just come takes the focus, for keyboards and screen readers. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
