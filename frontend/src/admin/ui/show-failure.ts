import { isTemporary, readApiError } from '@/api/api-error';
import { showToast, showUndoToast } from '@/ui/toast';
import type { Undoable } from '@/ui/notices/undo-list';

/**
 * A toast about a failed call; none after a session has ended, as the sign-in page says so. A
 * failed Undo that may succeed later is offered as `undoable`.
 */
export async function showFailure(
  title: string,
  error: unknown,
  undoable?: Undoable,
): Promise<void> {
  const apiError = readApiError(error);
  const text = { title, icon: 'error' as const, reference: apiError.reference };
  if (undoable && isTemporary(apiError)) return showUndoToast(text, undoable);
  if (apiError.status !== 401) await showToast(text);
}
