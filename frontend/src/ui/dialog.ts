import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import { reportError } from '@/browser/report-error';
import {
  addUndoable,
  forgetUndoables,
  readUndoables,
  undoList,
  type Undoable,
} from './notices/undo-list';
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

/** Loaded when the first dialog is about to show; 20 kB that most pages never need. */
async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const code = await loadDialogs();
  if (!code) return noResponse(options);
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
    return noResponse(options);
  }
}

/** The dialog could not be shown; essential messages are on the page itself. */
function noResponse(options: SweetAlertOptions): SweetAlertResult {
  options.didDestroy?.();
  return { isConfirmed: false, isDenied: false, isDismissed: true };
}

const loadDialogs = () => import('./notices/sweetalert').catch(() => undefined);

function prepare(popup: HTMLElement): void {
  // Drawn with letters, which would be read out before the title.
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

interface DialogText {
  title: string;
  text?: string;
  icon?: SweetAlertIcon;
  /** The id of the call that failed. */
  reference?: string | undefined;
  /** The title names what its own Undo undoes. */
  isUndoNamed?: boolean;
}

/** The texts of a dialog, without markup: SweetAlert2 would read a title as HTML. */
function contentOf({ title, text, reference }: DialogText): SweetAlertOptions {
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

/** Closes by itself after `timeoutMs`. Mouse and keyboard stay with the page: it asks for nothing. */
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
      // SweetAlert2 takes the focus. Its code may have come late, and the keyboard gone on meanwhile.
      const focused = document.activeElement;
      queueMicrotask(() => focused instanceof HTMLElement && focused.focus());
    },
    didOpen: (popup) => {
      popup.removeAttribute('aria-modal');
      // SweetAlert2 hides the rest of the page from screen readers, where the focus stays.
      for (const part of document.body.children) part.removeAttribute('aria-hidden');
    },
  });
}

/**
 * Resolves when the dialog is closed and focus is back on the pressed element. SweetAlert2 itself returns
 * focus later, after the caller has moved it on, and a key held down would press the button once more.
 */
async function showUntilClosed(options: SweetAlertOptions): Promise<boolean> {
  await loadDialogs(); // the caller may move the focus meanwhile
  const pressed = document.activeElement;
  const response = await new Promise<Promise<SweetAlertResult>>((resolve) => {
    const shown = show({ ...options, returnFocus: false, didDestroy: () => resolve(shown) });
  });
  restoreFocus(pressed);
  return response.isConfirmed;
}

/** One button. */
export async function showNotice(
  text: DialogText,
  confirmButtonText = words.ui.dialog.ok,
): Promise<void> {
  await showUntilClosed({ ...contentOf(text), icon: text.icon ?? 'info', confirmButtonText });
}

/** Asks with two buttons; resolves to whether the first one was pressed. */
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

/** If the focused element is gone, focus moves to the start of the page. */
export function restoreFocus(pressed: Element | null = null): void {
  for (const element of [pressed, document.getElementById('main')])
    if (document.activeElement === document.body && element instanceof HTMLElement)
      element.focus({ preventScroll: true });
}

const undoMs = 10_000;

/**
 * A toast with an Undo, above those of earlier toasts. For a keyboard user the Undo receives focus,
 * unless the focus has moved on, or stays for the record's next step (`recordId`).
 */
export async function showUndoToast(text: DialogText, undoable: Undoable): Promise<void> {
  const pressed = document.activeElement;
  // A field matches `:focus-visible` too, when the user has started to type in it meanwhile.
  const isByKeyboard = pressed?.matches(':focus-visible:not(input, textarea, select)') ?? false;
  addUndoable(undoable);
  await showToast(text, (popup) => {
    const isGone = [document.body, document.getElementById('main')].some(
      (element) => element === document.activeElement,
    );
    if (isByKeyboard && !undoable.recordId && (isGone || pressed === document.activeElement)) {
      popup.querySelector<HTMLElement>('.undo-list button')?.focus();
    }
  });
}

/** Another user must not undo it, so these toasts end with the session. */
export async function forgetUndo(): Promise<void> {
  if (readUndoables().length === 0) return;
  forgetUndoables();
  (await loadDialogs())?.Swal.close();
}

/**
 * A toast in the corner that leaves the page usable; read out by screen readers. It stays while mouse
 * or focus is on it.
 */
export async function showToast(
  text: DialogText,
  onOpen: (popup: HTMLElement) => void = () => {},
): Promise<void> {
  const [latest] = readUndoables();
  const plainMs = text.reference ? 15_000 : 5000;
  const response = await show({
    toast: true,
    // A row's own buttons stand at its end: a toast that stays does not cover the next one.
    position: latest ? 'bottom' : 'bottom-end',
    ...contentOf(text),
    icon: text.icon ?? 'success',
    ...(latest && { html: undoList(text.isUndoNamed) }),
    timer: latest ? (latest.forMs ?? undoMs) : plainMs,
    showConfirmButton: false,
    showCloseButton: true,
    closeButtonAriaLabel: words.ui.dialog.close,
    didOpen: (popup) => {
      void stayWhileVisited(popup);
      onOpen(popup);
    },
    willClose: leaveFocus,
  });
  // A toast that takes this one's place shows the buttons again; then there is no reason.
  if (response.dismiss) forgetUndoables();
}

async function stayWhileVisited(popup: HTMLElement): Promise<void> {
  const { Swal } = await import('./notices/sweetalert'); // it is there: it shows the toast
  const isVisited = () => popup.matches(':hover, :focus-within');
  for (const event of ['mouseenter', 'focusin'])
    popup.addEventListener(event, () => Swal.stopTimer());
  for (const event of ['mouseleave', 'focusout']) {
    // The focus has arrived where it goes a moment later.
    popup.addEventListener(event, () => void setTimeout(() => isVisited() || Swal.resumeTimer()));
  }
  if (isVisited()) Swal.stopTimer();
}

/** A toast that closes with the focus in it moves focus to the page's main part, not to the body. */
function leaveFocus(popup: HTMLElement): void {
  if (popup.contains(document.activeElement)) document.getElementById('main')?.focus();
}
