import { eraseEmailsAbout } from '../../../outbox/email.model.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { eraseOrdersOf, findOrdersClosedBefore } from '../../orders/orders-of-person.model.ts';
import { eraseWithdrawals, eraseWithdrawalsBefore } from '../../withdrawals/withdrawal.model.ts';

/** Who did it, in the audit log of an order. */
const retentionName = 'retention period';
const batchSize = 200;

/**
 * Takes the person out of the orders that were closed longer ago than the owner wants to know whose
 * they were; city, books and sums stay. An order is found until all of it is done, so this may be
 * killed and repeated at any point, and run in every process.
 */
export async function forgetOldOrders(stopping?: AbortSignal): Promise<void> {
  const { ordersYears } = (await findSettings()).retention;
  if (ordersYears === null) return;
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() - ordersYears);
  await eraseWithdrawalsBefore(moment);
  for (;;) {
    const ids = await findOrdersClosedBefore(moment, batchSize);
    for (const _id of ids) {
      if (stopping?.aborted) return;
      await eraseEmailsAbout([_id]);
      await eraseWithdrawals({ uid: undefined, orderIds: [_id], verifiedEmails: [] });
      // One by one: orders that are erased together stay one person's.
      await eraseOrdersOf({ _id, erasedAt: null }, retentionName);
    }
    if (ids.length < batchSize) return;
  }
}
