import { randomUUID } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { findErasedName } from '../settings/erased-name.ts';
import { searchWordsOf } from '../../text/search-words.ts';
import { raiseUpdatedAt } from './next-updated-at.ts';
import { OrderModel } from './order.model.ts';

/**
 * Erases the person from these orders: name, e-mail, phone, street and all else that identifies them.
 * City, books and sums stay, and who did it (`by`; the customer when absent). The orders get a common
 * `uid` of `newErasedUid`, which no account has.
 */
export async function eraseOrders(
  ids: Types.ObjectId[],
  { by, uid }: { by?: string | null | undefined; uid: string },
  session: ClientSession,
): Promise<void> {
  const erased = { name: await findErasedName(session), email: '', phone: '' };
  await OrderModel.updateMany(
    { _id: { $in: ids } },
    {
      $set: {
        ...erased,
        emailLower: '',
        'address.zipcode': '-',
        searchWords: searchWordsOf(erased),
        uid,
        erasedAt: new Date(),
        ...(by && { erasedBy: by }),
      },
      ...raiseUpdatedAt(new Date()),
      $unset: {
        'address.street': 1,
        key: 1,
        notes: 1,
        'gift.text': 1,
        company: 1,
        vatNumber: 1,
      },
    },
    { session, timestamps: false },
  );
}

export function newErasedUid(): string {
  return `erased:${randomUUID()}`;
}
