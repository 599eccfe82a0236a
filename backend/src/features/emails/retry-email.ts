import { ApiError, notFound } from '../../http/api-error.ts';
import { EmailModel, type StoredEmail } from '../../models/emails/email.model.ts';

/**
 * Makes an email due now; one that failed or is on hold gets all its tries. A try that is running goes
 * on. Throws 404, 409.
 */
export async function retryEmail(id: string): Promise<StoredEmail> {
  const now = new Date();
  const stopped = await EmailModel.findOneAndUpdate(
    { _id: id, status: { $in: ['failed' as const, 'held' as const] } },
    { $set: { status: 'waiting', tries: 0, queuedAt: now, dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (stopped) return stopped;
  const waiting = await EmailModel.findOneAndUpdate(
    { _id: id, status: 'waiting' },
    { $set: { dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (waiting) return waiting;
  if (!(await EmailModel.exists({ _id: id }))) throw notFound('email');
  throw new ApiError('invalid_transition', 'This email has been sent.');
}
