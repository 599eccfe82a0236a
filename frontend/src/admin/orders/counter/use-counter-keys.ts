import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import type { RefObject } from 'react';
import { focusForScanner, isInDialog, isUndoKey } from '@/admin/orders/key-events';
import { useDocumentKeys } from '@/browser/use-document-keys';

const modeKeys: Record<string, CounterMode> = { F2: 'sell', F4: 'receive', F8: 'return' };

interface CounterKeys {
  onMode: (mode: CounterMode) => void;
  onUndo: () => void;
}

/** The counter's shortcuts outside dialogs; a scanner's keys go to its field. */
export function useCounterKeys(
  field: RefObject<HTMLInputElement | null>,
  { onMode, onUndo }: CounterKeys,
): void {
  useDocumentKeys((event) => {
    const input = field.current;
    if (isInDialog(event) || !input) return;
    const mode = modeKeys[event.key];
    if (mode) {
      event.preventDefault();
      onMode(mode);
    } else if (isUndoKey(event) && input.value === '') {
      event.preventDefault();
      // A held key undoes one scan only.
      if (!event.repeat) onUndo();
    } else focusForScanner(event, input);
  });
}
