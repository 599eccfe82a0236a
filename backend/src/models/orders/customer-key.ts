import { dialledDigits } from '../../contract/text/phone-digits.ts';
import type { StoredOrder } from './order.model.ts';

const ofAccount = 'account ';

/** The account an order belongs to or, by telephone, the phone; '' when the customer was erased. */
export function customerKeyOf({
  uid,
  phone,
  erasedAt,
}: Pick<StoredOrder, 'uid' | 'phone' | 'erasedAt'>): string {
  if (erasedAt) return '';
  if (uid) return keyOfAccount(uid);
  const digits = dialledDigits(phone);
  return digits && `phone ${digits}`;
}

export function keyOfAccount(uid: string): string {
  return ofAccount + uid;
}

/** The uid in a customer's key; undefined for customers by telephone. */
export function accountOf(key: string): string | undefined {
  return key.startsWith(ofAccount) ? key.slice(ofAccount.length) : undefined;
}
