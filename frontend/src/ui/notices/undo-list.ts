import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { words } from '@/words/first';

export interface Undoable {
  /** The thing that is restored, such as a book's title. */
  name: string;
  undo: () => unknown;
  /** The record: a later step of the same record replaces this one. */
  recordId?: string;
  /** How long Undo works, if that is shorter than the toast is shown. */
  forMs?: number;
}

/** Every toast shows a button for each of these. */
let undoables: Undoable[] = [];
export const readUndoables = (): readonly Undoable[] => undoables;

export function addUndoable(undoable: Undoable): void {
  undoables = [
    undoable,
    ...undoables.filter(({ recordId }) => !recordId || recordId !== undoable.recordId),
  ];
  const { forMs } = undoable;
  if (forMs) window.setTimeout(() => forget(undoable), forMs);
}

export function forgetUndoables(): void {
  undoables = [];
}

function forget(undoable: Undoable): void {
  undoables = undoables.filter((other) => other !== undoable);
}

/** Presses the Undo of the latest step; null before any step. */
let pressLatest: (() => void) | null = null;

/** Undoes the latest step, as its button does. */
export function undoLatest(): void {
  if (undoables.length > 0) pressLatest?.();
}

/** The Undo buttons below a toast's title. `isNamed`: the title already names the latest step. */
export function undoList(isNamed = false): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'undo-list';
  undoables.forEach((undoable, i) => {
    const name = document.createElement('span');
    Object.assign(name, { id: `undo-${i}`, textContent: undoable.name });
    name.hidden = i === 0 && isNamed;
    const undo = document.createElement('button');
    Object.assign(undo, { type: 'button', textContent: words.ui.dialog.undo });
    undo.setAttribute('aria-describedby', name.id);
    const revert = () => {
      if (undo.disabled) return; // Ctrl+Z reaches it until the next toast is shown
      forget(undoable);
      // A disabled button loses the focus.
      if (undo === document.activeElement) document.getElementById('main')?.focus();
      undo.disabled = true;
      undoable.undo();
    };
    if (i === 0) pressLatest = revert;
    undo.addEventListener('click', ignoreDoubleClick(revert));
    const row = document.createElement('li');
    row.append(name, undo);
    list.append(row);
  });
  return list;
}
