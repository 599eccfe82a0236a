import { isTemporary, readApiProblem } from '@/api/api-error';
import { showToast, showUndoToast } from '@/ui/dialog';
import type { Undoable } from './notices/undo-list';

/**
 * A note that a call of the owner's failed; that the session has ended, the sign-in page says. An
 * Undo that may succeed yet is offered `again`.
 */
export async function showFailure(title: string, error: unknown, again?: Undoable): Promise<void> {
  const problem = readApiProblem(error);
  const text = { title, icon: 'error' as const, reference: problem.reference };
  if (again && isTemporary(problem)) return showUndoToast(text, again);
  if (problem.status !== 401) await showToast(text);
}
