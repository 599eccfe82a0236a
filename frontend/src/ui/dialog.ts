import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import { whenMeant } from './meant';

const button =
  'inline-flex min-h-11 items-center justify-center rounded-md px-5 py-2.5 font-semibold';

const houseClasses = {
  popup: 'shop-dialog',
  confirmButton: `${button} bg-accent text-on-accent hover:bg-[#f2b40f]`,
  cancelButton: `${button} border border-line-strong hover:bg-sunken`,
};

const house: SweetAlertOptions = {
  buttonsStyling: false,
  scrollbarPadding: false,
  customClass: houseClasses,
};

/** Loaded when the first dialog is about to show; 20 kB that most pages never need. */
async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const { default: Swal } = await import('sweetalert2');
  return Swal.fire({
    ...house,
    // A toast does not touch the page's height, and SweetAlert2 warns when it is told not to.
    ...(!options.toast && { heightAuto: false }),
    willOpen: hideIcon,
    ...options,
  } as SweetAlertOptions);
}

/** Drawn with letters, which would be read out before the title. */
function hideIcon(popup: HTMLElement): void {
  popup.querySelector('.swal2-icon')?.setAttribute('aria-hidden', 'true');
}

/**
 * Fetches the dialog code ahead of a click that will need it: by then there may be no network, or a
 * newer shop without this file.
 */
export function prepareDialogs(): void {
  import('sweetalert2').catch(() => {});
}

interface DialogText {
  title: string;
  text?: string;
  icon?: SweetAlertIcon;
  /** The id of the call that failed. */
  reference?: string | undefined;
}

/** What stands in a dialog: texts only, no markup. SweetAlert2 reads a title as HTML. */
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
  id.textContent = reference;
  line.append('Reference ', id);
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
    customClass: { ...houseClasses, container: 'pointer-events-none *:pointer-events-none!' },
    willOpen: (popup) => {
      hideIcon(popup);
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

/** One button; resolves when the dialog is closed in any way. */
export async function showNotice(text: DialogText, confirmButtonText = 'OK'): Promise<void> {
  await show({
    ...contentOf(text),
    icon: text.icon ?? 'info',
    confirmButtonText,
    didClose: findFocus,
  });
}

/** Where the keyboard was when a question was asked that has not quite closed. */
let askedFrom: Element | null = null;

/** A note that comes while a question closes cuts off its way back. */
function leadBack(): void {
  if (!askedFrom) return;
  if (document.activeElement === document.body && askedFrom instanceof HTMLElement)
    askedFrom.focus();
  askedFrom = null;
  findFocus();
}

/** Two buttons; whether the first one was chosen. */
export async function askToConfirm(
  text: DialogText,
  buttons: { confirm: string; cancel: string },
): Promise<boolean> {
  askedFrom = document.activeElement;
  const answer = await show({
    ...contentOf(text),
    icon: text.icon ?? 'question',
    showCancelButton: true,
    confirmButtonText: buttons.confirm,
    cancelButtonText: buttons.cancel,
    didClose: leadBack,
  });
  return answer.isConfirmed;
}

/** Whose place is gone, with a page or with what was pressed, goes on at the page's beginning. */
export function findFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

interface Undoable {
  /** What its button takes back, e.g. a book's title. */
  name: string;
  undo: () => void;
  /** The last step is the one to take back: a later one of the same thing takes its place. */
  of?: string;
  /** How long there is something to take back, when that is less than a note stands. */
  forMs?: number;
}

/** What can still be taken back: every note that comes meanwhile carries these buttons too. */
let undoables: Undoable[] = [];
const undoMs = 10_000;

/**
 * A note with an Undo of its own, beside those of the notes before it. Whoever works by keyboard is
 * led to the button: what they pressed is gone. A thing that stays in its place keeps the focus.
 */
export async function showUndoToast(text: DialogText, undoable: Undoable): Promise<void> {
  const pressed = document.activeElement;
  // A field looks so too, where somebody has gone on typing meanwhile.
  const isByKeyboard = pressed?.matches(':focus-visible:not(input, textarea, select)') ?? false;
  undoables = [undoable, ...undoables.filter(({ of }) => !of || of !== undoable.of)];
  const { forMs } = undoable;
  if (forMs) window.setTimeout(() => forget(undoable), forMs);
  await showToast(text, (popup) => {
    const isGone = [document.body, document.getElementById('main')].some(
      (place) => place === document.activeElement,
    );
    if (isByKeyboard && !undoable.of && (isGone || pressed === document.activeElement)) {
      popup.querySelector<HTMLElement>('.undo-list button')?.focus();
    }
  });
}

function forget(undoable: Undoable): void {
  undoables = undoables.filter((other) => other !== undoable);
}

/**
 * A note in the corner that leaves the page usable; read out by screen readers. It stays while mouse
 * or focus is on it.
 */
export async function showToast(
  text: DialogText,
  onOpen: (popup: HTMLElement) => void = () => {},
): Promise<void> {
  const isUndoable = undoables.length > 0;
  const plainMs = text.reference ? 15_000 : 5000;
  const answer = await show({
    toast: true,
    position: 'bottom-end',
    ...contentOf(text),
    icon: text.icon ?? 'success',
    ...(isUndoable && { html: undoList() }),
    timer: isUndoable ? (undoables[0]?.forMs ?? undoMs) : plainMs,
    showConfirmButton: false,
    showCloseButton: true,
    closeButtonAriaLabel: 'Close',
    didOpen: (popup) => {
      void stayWhileVisited(popup);
      leadBack();
      onOpen(popup);
    },
    willClose: leaveFocus,
  });
  // A note that takes this one's place shows the buttons again; then there is no reason.
  if (answer.dismiss) undoables = [];
}

function undoList(): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'undo-list';
  undoables.forEach((undoable, i) => {
    const name = document.createElement('span');
    Object.assign(name, { id: `undo-${i}`, textContent: undoable.name });
    const undo = document.createElement('button');
    Object.assign(undo, { type: 'button', textContent: 'Undo' });
    undo.setAttribute('aria-describedby', name.id);
    const takeBack = () => {
      forget(undoable);
      undo.disabled = true;
      undoable.undo();
    };
    undo.addEventListener('click', whenMeant(takeBack));
    const row = document.createElement('li');
    row.append(name, undo);
    list.append(row);
  });
  return list;
}

async function stayWhileVisited(popup: HTMLElement): Promise<void> {
  const { default: Swal } = await import('sweetalert2');
  const isVisited = () => popup.matches(':hover, :focus-within');
  for (const event of ['mouseenter', 'focusin'])
    popup.addEventListener(event, () => Swal.stopTimer());
  for (const event of ['mouseleave', 'focusout']) {
    // The focus has arrived where it goes a moment later.
    popup.addEventListener(event, () => void setTimeout(() => isVisited() || Swal.resumeTimer()));
  }
  if (isVisited()) Swal.stopTimer();
}

/** What had the focus goes with the note; the page goes on from its beginning, not from nowhere. */
function leaveFocus(popup: HTMLElement): void {
  if (popup.contains(document.activeElement)) document.getElementById('main')?.focus();
}
