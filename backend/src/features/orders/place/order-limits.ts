import { randomUUID } from 'node:crypto';
import { dialledDigits } from '../../../contract/text/phone-digits.ts';
import type { Counted } from '../../../protection/count-once.ts';
import type { Repeatable } from './find-earlier-order.ts';

/** Whom an order counts for. `address` is the network address of the request. */
interface OrderSource {
  uid: string;
  phone: string;
  address: string;
}

/** At most so many an hour. Against bots and made-up orders; offices and schools share one address. */
export function limitOf(
  { uid, phone, address }: OrderSource,
  repeatable: Repeatable | undefined,
): Counted {
  return {
    id: repeatable ? `${repeatable.key} ${repeatable.bodyHash}` : randomUUID(),
    within: [
      { key: `order-customer ${uid}`, most: 10 },
      { key: `order-phone ${dialledDigits(phone)}`, most: 10 },
      { key: `order-address ${address}`, most: 100 },
    ],
  };
}
