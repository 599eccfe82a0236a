import { zodResolver } from '@hookform/resolvers/zod';
import { newsletterSignupSchema } from '@storyloom/backend/contract/newsletter';
import { createFormControl } from 'react-hook-form';
import { readApiProblem, withReference } from '@/api/api-error';
import type { useApiDispatch } from '@/api/dependencies';
import { joinNewsletter } from './newsletter.api';

/** The rules of the newsletter form, and the call it makes; `outOfReach` is said when it fails. */
export function openNewsletterForm(
  dispatch: ReturnType<typeof useApiDispatch>,
  outOfReach: string,
) {
  const form = createFormControl({ resolver: zodResolver(newsletterSignupSchema) });
  let hasSent = false;
  const sendValid = form.handleSubmit(async (signup) => {
    const { error } = await dispatch(joinNewsletter.initiate(signup, { track: false }));
    if (error) return form.setError('email', problemOf(error, outOfReach));
    hasSent = true;
    form.setValue('email', '');
  });
  /** Whether the address has arrived; what is wrong stands beside the field otherwise. */
  const send = async () => {
    hasSent = false;
    await sendValid();
    return hasSent;
  };
  return { ...form, send };
}

function problemOf(error: unknown, outOfReach: string) {
  const { status } = readApiProblem(error);
  if (status === 400) return { type: 'invalid' };
  if (status === 429)
    return { type: 'api', message: 'That was a lot at once. Please try again in a little while.' };
  return { type: 'api', message: withReference(outOfReach, error) };
}
