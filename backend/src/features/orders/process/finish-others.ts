import { ApiError } from '../../../http/api-error.ts';
import type { StoredOrder } from '../order.model.ts';
import { finishWork } from './finish-work.ts';
import { takeOver } from './lease.ts';

/**
 * Finishes what another process has left of the way of an order's copies: only then can there be
 * another step. Throws 409 while that process is still about it.
 */
export async function finishOthers(order: StoredOrder): Promise<void> {
  const mine = await takeOver(order);
  if (!mine) {
    const message = 'The books of this order are still on their way back into stock.';
    throw new ApiError('request_in_progress', message, { retryAfter: 2 });
  }
  try {
    await finishWork(mine, { isTakenOver: true });
  } catch (error) {
    // That a step of another's was refused is no business of whoever takes the next.
    if (!(error instanceof ApiError && error.status < 500)) throw error;
  }
}
