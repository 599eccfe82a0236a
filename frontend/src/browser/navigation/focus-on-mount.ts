/** For `ref`: moves the focus to an element that has just appeared. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
