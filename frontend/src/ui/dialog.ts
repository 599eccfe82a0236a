import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import { reportError } from '@/api/report-error';
import { words } from '@/words/first';

const buttonClassName =
  'inline-flex min-h-11 items-center justify-center rounded-md px-5 py-2.5 font-semibold';

const dialogClasses = {
  popup: 'shop-dialog',
  confirmButton: `${buttonClassName} bg-accent text-on-accent hover:bg-accent-pressed`,
  cancelButton: `${buttonClassName} border border-line-strong hover:bg-sunken`,
};

const dialogDefaults: SweetAlertOptions = {
  buttonsStyling: false,
  scrollbarPadding: false,
  customClass: dialogClasses,
};

/** Loads SweetAlert2 with the first dialog: 20 kB that most pages never need. */
export async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const code = await loadDialogs();
  if (!code) return dismissedResult(options);
  try {
    return await code.Swal.fire({
      ...dialogDefaults,
      // A toast does not touch the page's height, and SweetAlert2 warns about that option.
      ...(!options.toast && { heightAuto: false }),
      willOpen: prepare,
      ...options,
    } as SweetAlertOptions);
  } catch (error) {
    reportError('script', error);
    return dismissedResult(options);
  }
}

/** The result if the dialog could not be shown; essential messages are on the page itself. */
function dismissedResult(options: SweetAlertOptions): SweetAlertResult {
  options.didDestroy?.();
  return { isConfirmed: false, isDenied: false, isDismissed: true };
}

export const loadDialogs = () => import('./notices/sweetalert').catch(() => undefined);

function prepare(popup: HTMLElement): void {
  // The icon is drawn with letters, which would be read out before the title.
  popup.querySelector('.swal2-icon')?.setAttribute('aria-hidden', 'true');
  // The Enter that opened the dialog, still held down, must not close it unread.
  popup.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
}

/**
 * Fetches the dialog code ahead of a click that will need it: by then there may be no network, or a
 * newer shop without this file.
 */
export function prepareDialogs(): void {
  void loadDialogs();
}

export interface DialogText {
  title: string;
  text?: string;
  icon?: SweetAlertIcon;
  /** The id of the call that failed. */
  reference?: string | undefined;
  /** The title already says what Undo undoes. */
  isUndoNamed?: boolean;
}

/** The texts of a dialog as elements: SweetAlert2 would parse a title as HTML. */
export function contentOf({ title, text, reference }: DialogText): SweetAlertOptions {
  const heading = document.createElement('span');
  heading.textContent = title;
  return {
    title: heading,
    ...(text && { text }),
    ...(reference && { footer: referenceLine(reference) }),
  };
}

function referenceLine(reference: string): HTMLElement {
  const line = document.createElement('p');
  const id = document.createElement('code');
  id.dir = 'ltr';
  id.textContent = reference;
  line.append(`${words.ui.reference} `, id);
  return line;
}

/** A message that closes after `timeoutMs` and leaves mouse and focus on the page. */
export async function showBriefly(text: DialogText, timeoutMs: number): Promise<void> {
  await show({
    ...contentOf(text),
    icon: text.icon ?? 'success',
    timer: timeoutMs,
    showConfirmButton: false,
    backdrop: false,
    allowOutsideClick: false, // SweetAlert2 warns where there is no backdrop
    returnFocus: false,
    customClass: { ...dialogClasses, container: 'pointer-events-none *:pointer-events-none!' },
    willOpen: (popup) => {
      prepare(popup);
      // SweetAlert2 takes the focus, although the user may have moved on while its code loaded.
      const focused = document.activeElement;
      queueMicrotask(() => focused instanceof HTMLElement && focused.focus());
    },
    didOpen: (popup) => {
      popup.removeAttribute('aria-modal');
      // SweetAlert2 hides the rest of the page from screen readers, but the focus is there.
      for (const part of document.body.children) part.removeAttribute('aria-hidden');
    },
  });
}

/**
 * Resolves when the dialog is closed and focus is back on the pressed element. SweetAlert2 itself returns
 * focus later, after the caller has moved it on, and a key held down would press the button once more.
 */
async function showUntilClosed(options: SweetAlertOptions): Promise<boolean> {
  const code = await loadDialogs(); // the caller may move the focus while the code loads
  const close = () => code?.Swal.close();
  // The dialog is about the page that Back leaves.
  window.addEventListener('popstate', close);
  const pressed = document.activeElement;
  const response = await new Promise<Promise<SweetAlertResult>>((resolve) => {
    const shown = show({ ...options, returnFocus: false, didDestroy: () => resolve(shown) });
  });
  window.removeEventListener('popstate', close);
  restoreFocus(pressed);
  return response.isConfirmed;
}

/** A dialog with one button. */
export async function showMessage(
  text: DialogText,
  confirmButtonText = words.ui.dialog.ok,
): Promise<void> {
  await showUntilClosed({ ...contentOf(text), icon: text.icon ?? 'info', confirmButtonText });
}

/** A dialog with two buttons; resolves to whether the first was pressed. */
export async function askToConfirm(
  text: DialogText,
  buttons: { confirm: string; cancel: string },
): Promise<boolean> {
  return showUntilClosed({
    ...contentOf(text),
    icon: text.icon ?? 'question',
    showCancelButton: true,
    confirmButtonText: buttons.confirm,
    cancelButtonText: buttons.cancel,
  });
}

/** If the focused element disappeared, moves focus to the start of the page. */
export function restoreFocus(pressed: Element | null = null): void {
  for (const element of [pressed, document.getElementById('main')])
    if (document.activeElement === document.body && element instanceof HTMLElement)
      element.focus({ preventScroll: true });
}
