import type { DeliveryEstimate } from '../book/supply.ts';
import { spareDays } from '../book/delivery-estimate.ts';
import { writeTime } from '../shop/formats.ts';

/** What a language says of books that are not on the shelf. Days are written out, as `12 March 2027`. */
export interface SupplyWords {
  orderIn: (from: number, to: number) => string;
  preorder: (day: string) => string;
  /** Of one of which the day is not known yet. */
  preorderSomeDay: string;
  gone: string;
  /** A filter of the catalogue. */
  hereToday: string;
  /** On a card, where there is room for a few words. */
  short: {
    orderIn: (from: number, to: number) => string;
    preorder: (day: string) => string;
    preorderSomeDay: string;
    gone: string;
  };
  /** Of a book that was ordered. */
  ordered: {
    expected: (day: string) => string;
    preorder: (day: string) => string;
    preorderSomeDay: string;
    arrived: string;
    /** It was taken out of an order of which other books were sent. */
    cancelled: string;
    sent: (day: string) => string;
  };
}

type Shop = { locale: string };

/** The delivery estimate of a book in one sentence. */
export function deliveryEstimateSentence(
  estimate: DeliveryEstimate,
  words: SupplyWords | SupplyWords['short'],
  shop: Shop,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const { kind, from, days = 0 } = estimate;
  if (kind === 'orderIn') return words.orderIn(days, days + spareDays);
  if (kind === 'gone') return words.gone;
  return from ? words.preorder(writeDay(from, shop, dateStyle)) : words.preorderSomeDay;
}

interface OrderedItem {
  supply?: string | null | undefined;
  promisedBy?: string | null | undefined;
  arrivedAt?: Date | string | null | undefined;
  sentAt?: Date | string | null | undefined;
}

/** When an ordered book comes; undefined for one that was on the shelf. */
export function orderedSentence(
  { supply, promisedBy, arrivedAt, sentAt }: OrderedItem,
  { ordered }: Pick<SupplyWords, 'ordered'>,
  shop: Shop & { timeZone: string },
): string | undefined {
  if (sentAt) return ordered.sent(writeTime(sentAt, shop, { dateStyle: 'long' }));
  if (!supply || supply === 'stock') return undefined;
  if (arrivedAt) return ordered.arrived;
  if (!promisedBy) return ordered.preorderSomeDay;
  const say = supply === 'preorder' ? ordered.preorder : ordered.expected;
  return say(writeDay(promisedBy, shop, 'long'));
}

function writeDay(day: string, { locale }: Shop, dateStyle: 'long' | 'medium'): string {
  return writeTime(`${day}T00:00:00Z`, { locale, timeZone: 'UTC' }, { dateStyle });
}
