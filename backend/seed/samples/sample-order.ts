import { newOrderOf } from '../../src/features/orders/place/new-order.ts';
import { priceBooks, type BookForOrder } from '../../src/features/orders/place/price-order.ts';
import { randomFrom } from '../random.ts';
import { wayOf } from './order-way.ts';
import { personOf } from './people.ts';
import { sampleAdmin, sampleId } from './sample-ids.ts';

export interface SamplePlan {
  orders: number;
  customers: number;
  now: Date;
}

/** What there is to order, and in which currency. */
export interface SampleGoods {
  books: BookForOrder[];
  currency: string;
}

const yearMs = 365 * 86_400_000;
const hourMs = 3_600_000;
const maxBooks = 7;
const notes = [
  'Rang: please leave the parcel with Mrs Ødegård on the second floor.',
  'Is away until Monday and asked us to wait with the parcel.',
  'A present; no price on the packing slip.',
  'Asked whether there is a large-print edition. Look it up and write back.',
  'Bell does not work, knock at the green door in the yard. The dog is friendly; the cat is not, and the driver should not try to pass through the gate with the parcel in both hands.',
  'Paid the driver exactly. A regular, thank them.',
];

/** The i-th sample order as it is stored, of all those that were ordered over the last year. */
export function sampleOrder(
  i: number,
  number: number,
  { books, currency }: SampleGoods,
  plan: SamplePlan,
) {
  const _id = sampleId(i);
  const random = randomFrom(i);
  const customer = customerOf(i, plan, random);
  const { email, ...recipient } = personOf(customer);
  const isByPhone = customer % 16 === 5;
  const createdAt = timeOf(i, plan);
  const uid = isByPhone ? '' : `sample-${customer}`;
  const order = newOrderOf({
    order: { ...recipient, email: isByPhone && random() < 0.5 ? '' : email },
    // They hold no copies: what a shop has in stock today is what a year of sales has left.
    priced: { ...priceBooks(pickBooks(books, random), { currency }), stockTrackedBookIds: [] },
    number,
    uid,
    ...(isByPhone && { by: sampleAdmin, source: 'phone' as const }),
    at: createdAt,
  });
  const history = order.history.flatMap((placed) => wayOf(placed, random, plan.now));
  const last = history.at(-1) ?? { status: 'placed' as const, at: createdAt };
  const note = { text: notes[Math.floor(random() * notes.length)] ?? '', by: sampleAdmin };
  return {
    ...order,
    _id,
    status: last.status,
    history,
    ...(random() < 0.08 && { notes: [{ ...note, at: last.at }] }),
    createdAt,
    // Open shops look for what was updated lately.
    updatedAt: new Date(),
  };
}

/** Customers come one after the other over the year, and the earlier ones order again and again. */
function customerOf(i: number, { orders, customers }: SamplePlan, random: () => number): number {
  const next = Math.ceil((i * customers) / orders);
  const isTheirFirst = next < customers && Math.floor((next * orders) / customers) === i;
  return isTheirFirst ? next : Math.floor(next * random() ** 1.3);
}

/** Twice as many at the end of the year as on average, from seven in the morning to eleven at night. */
function timeOf(i: number, { orders, now }: SamplePlan): Date {
  const latest = now.getTime() - (orders - i) * 1000;
  const time = now.getTime() - yearMs * (1 - Math.sqrt((i + 0.5) / orders));
  const midnight = new Date(time).setUTCHours(0, 0, 0, 0);
  const awake = midnight + 7 * hourMs + ((time - midnight) * 16) / 24;
  return new Date(Math.max(Math.min(awake, latest), now.getTime() - yearMs));
}

/** Mostly one to three; some books sell far better than others. */
function pickBooks(books: BookForOrder[], random: () => number): BookForOrder[] {
  const count = 1 + Math.floor(random() ** 2.2 * Math.min(maxBooks, books.length));
  const picked = new Set<BookForOrder>();
  for (let tries = 0; picked.size < count && tries < 50; tries += 1) {
    const book = books[Math.floor(random() ** 1.8 * books.length)];
    if (book) picked.add(book);
  }
  return [...picked];
}
