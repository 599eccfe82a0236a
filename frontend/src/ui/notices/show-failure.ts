import { readApiProblem } from '@/api/api-error';
import { showToast } from '@/ui/dialog';

/** A note that a call of the owner's failed; that the session has ended, the sign-in page says. */
export async function showFailure(title: string, error: unknown): Promise<void> {
  const { status, reference } = readApiProblem(error);
  if (status !== 401) await showToast({ title, icon: 'error', reference });
}
