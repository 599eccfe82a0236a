import { words } from '@/words/first';
import { contentOf, loadDialogs, show, type DialogText } from './dialog';
import {
  addUndoable,
  forgetUndoables,
  readUndoables,
  undoList,
  type Undoable,
} from './notices/undo-list';

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
    const isFocusLost = [document.body, document.getElementById('main')].some(
      (element) => element === document.activeElement,
    );
    if (isByKeyboard && !undoable.recordId && (isFocusLost || pressed === document.activeElement)) {
      popup.querySelector<HTMLElement>('.undo-list button')?.focus();
    }
  });
}

/** Closes toasts with Undo when a session ends: another user must not undo the steps. */
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
    // The buttons of a row are at its end: a toast that stays must not cover the next one.
    position: latest ? 'bottom' : 'bottom-end',
    ...contentOf(text),
    icon: text.icon ?? 'success',
    ...(latest && { html: undoContent(text) }),
    timer: latest ? (latest.forMs ?? undoMs) : plainMs,
    showConfirmButton: false,
    showCloseButton: true,
    closeButtonAriaLabel: words.ui.dialog.close,
    didOpen: (popup) => {
      void pauseWhileVisited(popup);
      onOpen(popup);
    },
    willClose: moveFocusToMain,
  });
  // Dismissed by the user. A newer toast closes this one without a reason, and shows the buttons
  // again.
  if (response.dismiss) forgetUndoables();
}

/** The toast's own text above the Undo buttons: SweetAlert2 shows no `text` beside `html`. */
function undoContent({ text, isUndoNamed }: DialogText): HTMLElement {
  const content = document.createElement('div');
  if (text) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    content.append(paragraph);
  }
  content.append(undoList(isUndoNamed));
  return content;
}

async function pauseWhileVisited(popup: HTMLElement): Promise<void> {
  const { Swal } = await import('./notices/sweetalert'); // loaded: it shows the toast
  const isVisited = () => popup.matches(':hover, :focus-within');
  for (const event of ['mouseenter', 'focusin'])
    popup.addEventListener(event, () => Swal.stopTimer());
  for (const event of ['mouseleave', 'focusout']) {
    // The focus has moved on a moment later.
    popup.addEventListener(event, () => void setTimeout(() => isVisited() || Swal.resumeTimer()));
  }
  if (isVisited()) Swal.stopTimer();
}

/**
 * When a toast with the focus closes, focus moves to the main part of the page, not to the body.
 */
function moveFocusToMain(popup: HTMLElement): void {
  if (popup.contains(document.activeElement)) document.getElementById('main')?.focus();
}
