import { isTemporary, readApiProblem } from '@/api/api-error';
import { showToast, showUndoToast } from '@/ui/toast';
import type { Undoable } from '@/ui/notices/undo-list';

/**
 * A toast about a failed call; none after a session has ended, as the sign-in page says so. A
 * failed Undo that may succeed later is offered `again`.
 */
export async function showFailure(title: string, error: unknown, again?: Undoable): Promise<void> {
  const problem = readApiProblem(error);
  const text = { title, icon: 'error' as const, reference: problem.reference };
  if (again && isTemporary(problem)) return showUndoToast(text, again);
  if (problem.status !== 401) await showToast(text);
}
