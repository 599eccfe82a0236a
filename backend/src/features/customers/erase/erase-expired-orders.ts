import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../../database/transaction.ts';
import { eraseOrders, newErasedUid } from '../../../models/orders/erase-orders.ts';
import { eraseEmailsAbout } from '../../../models/emails/email.model.ts';
import { monthsBefore } from '../../../models/settings/months-before.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { findOrdersClosedBefore } from '../../orders/orders-of-person.queries.ts';
import { eraseMessages } from '../../orders/messages/order-message.model.ts';
import { eraseWithdrawals, eraseWithdrawalsBefore } from '../../withdrawals/withdrawal.model.ts';

/** Author in the audit log of an order. */
const retentionName = 'retention period';
/** How many orders or withdrawals one transaction changes. */
const partLength = 200;

/**
 * Erases the person from orders that were closed before the retention period; city, books and sums
 * stay. Each part is one transaction, in any process.
 */
export async function eraseExpiredOrders(stopping?: AbortSignal): Promise<void> {
  const { ordersYears } = (await findSettings()).retention;
  if (ordersYears === null) return;
  const moment = monthsBefore(new Date(), 12 * ordersYears);
  for (const eraseSome of [eraseSomeWithdrawals, eraseSomeOrders]) {
    let count = partLength;
    while (count === partLength && !stopping?.aborted) {
      count = await inTransaction((session) => eraseSome(moment, session));
    }
  }
}

function eraseSomeWithdrawals(moment: Date, session: ClientSession): Promise<number> {
  return eraseWithdrawalsBefore(moment, partLength, session);
}

async function eraseSomeOrders(moment: Date, session: ClientSession): Promise<number> {
  const ids = await findOrdersClosedBefore(moment, partLength, session);
  await eraseEmailsAbout(ids, session);
  await eraseMessages(ids, session);
  await eraseWithdrawals({ uid: undefined, orderIds: ids, verifiedEmails: [] }, session);
  // One by one, since orders that are erased together share one `uid`.
  for (const id of ids) {
    await eraseOrders([id], { by: retentionName, uid: newErasedUid() }, session);
  }
  return ids.length;
}
