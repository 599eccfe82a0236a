import type { StoredWithdrawal } from '../../withdrawals/withdrawal.model.ts';
import { withdrawalContent } from '../contents/other-emails.ts';
import { renderEmail } from '../contents/render-email.ts';
import { holdWithdrawalsOverLimit } from '../hold-emails.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

export const toWithdrawalEmails: PrepareDrafts<StoredWithdrawal> = async (pending, sender) => {
  const withdrawalIdsOnHold = await holdWithdrawalsOverLimit(pending.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    recordId: record._id,
    ...(withdrawalIdsOnHold.has(record._id.toHexString()) && { status: 'held', uid: record.uid }),
    ...renderEmail(withdrawalContent(record, sender), sender),
  });
};
