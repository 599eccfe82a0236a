import type { StoredOrder } from '../../../models/orders/order.model.ts';
import type { PendingEmail } from '../../../models/emails/queued-email.model.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { messageLinkSubject } from '../../orders/messages/order-message.model.ts';
import { booksOfStep, isOrderEmail, orderContent } from '../contents/order-email.ts';
import { renderEmail } from '../contents/render-email.ts';
import { addToDigests } from '../digest.ts';
import { holdOrdersOverLimit } from '../hold-emails.ts';
import { ownerAddressOf, type EmailsContext } from '../sender.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

export const toOrderEmails: PrepareDrafts<StoredOrder> = async (pending, sender, context) => {
  const { digest } = await findSettings();
  const withRecipient = pending.filter((each) => hasRecipient(each, context));
  const isDigested = ({ kind }: PendingEmail<StoredOrder>) => digest && kind === 'new-order';
  const tooLate = await addToDigests(withRecipient.filter(isDigested), sender, context);
  const alone = new Set(
    withRecipient.filter((each) => !isDigested(each) || tooLate.includes(each)),
  );
  const toCustomers = [...alone].filter(({ kind }) => kind !== 'new-order');
  const orderIdsOnHold = await holdOrdersOverLimit(toCustomers.map(({ record }) => record));
  return (each) => {
    const { record: order, kind, at } = each;
    if (!alone.has(each)) return undefined;
    const isToOwner = kind === 'new-order';
    const to = (isToOwner ? ownerAddressOf(context) : order.email) ?? '';
    const status = !isToOwner && orderIdsOnHold.has(order._id.toHexString()) ? 'held' : 'waiting';
    if (!isOrderEmail(kind)) return undefined;
    const content = orderContent(kind, order, sender, booksOfStep(order, at));
    const uid = status === 'held' ? order.uid : undefined;
    // Without an account the link authorizes messages about the order.
    const linksOf =
      isToOwner || order.uid ? undefined : messageLinkSubject(order._id.toHexString());
    return { to, status, uid, linksOf, recordId: order._id, ...renderEmail(content, sender) };
  };
};

function hasRecipient(
  { record: { email, source }, kind }: PendingEmail<StoredOrder>,
  context: EmailsContext,
): boolean {
  if (kind !== 'new-order') return Boolean(email);
  // The owner has entered phone orders.
  return source !== 'phone' && ownerAddressOf(context) !== undefined;
}
