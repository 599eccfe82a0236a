import * as z from 'zod/mini';
import { orderedSupplies } from '../book/promise.ts';
import { checkoutSchema } from './checkout.ts';
import { usedConditions } from '../book/condition.ts';
import { namesSomething, someOf } from '../change.ts';
import { maxBookListLength } from '../limits.ts';
import { emailSchema } from '../text/email.ts';
import { newGiftSchema, orderGiftSchema } from './gift.ts';
import { priceSchema, sumInputSchema } from '../number/money.ts';
import { orderStatuses } from './order-status.ts';
import { idSchema, idsInQuery, pageQuerySchema, timestampSchema } from '../page.ts';
import { atMost, optionalLine, requiredText } from '../text/text.ts';
import { rule } from '../words/rules.ts';
import { vatRateSchema } from '../number/vat-rate.ts';
import { orderVatFields } from './order-vat.ts';

export const orderSources = ['phone', 'counter'] as const;
export type OrderSource = (typeof orderSources)[number];

export const orderStatusSchema = z.enum(orderStatuses);

export const addressSchema = z.object({
  street: z.optional(z.string()),
  city: z.string(),
  country: z.string(),
  state: z.string(),
  zipcode: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** A book as it was when it was ordered. */
const orderItemSchema = z.object({
  bookId: idSchema,
  title: z.string(),
  author: z.optional(z.string()),
  /** 13 digits. */
  isbn: z.optional(z.string()),
  coverImage: z.string(),
  price: priceSchema,
  /** When it came back, alone or with all of the order. */
  returnedAt: z.optional(timestampSchema),
  /** Of a used copy, as the shop described it. */
  condition: z.optional(z.enum(usedConditions)),
  conditionNote: z.optional(z.string()),
  /** Percent, as it was when it was ordered; absent while VAT was off. */
  vatRate: z.optional(vatRateSchema),
  /** Absent while all books of the order were on the shelf. */
  supply: z.optional(z.enum(orderedSupplies)),
  /** The day by which it was promised, of a book that was not on the shelf. */
  promisedBy: z.optional(z.iso.date()),
  /** When its copy came in, of such a book. */
  arrivedAt: z.optional(timestampSchema),
  /** When it was sent, alone or with others of the order. */
  sentAt: z.optional(timestampSchema),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/**
 * A step of an order or, with `changed`, a correction. `by` is the admin's name and for admins only;
 * a step without it was the customer's.
 */
const orderHistorySchema = z.object({
  /** The order's status from then on. */
  status: orderStatusSchema,
  at: timestampSchema,
  by: z.optional(z.string()),
  /** It took the step before it back. */
  undo: z.optional(z.literal(true)),
  /** The books that came back with it; the order may stay what it was. Absent for all at once. */
  returned: z.optional(z.array(idSchema)),
  /** Fields that were corrected, such as `address.city`. */
  changed: z.optional(z.array(z.string())),
  /** The books that were sent with it, when others were not yet. */
  sent: z.optional(z.array(idSchema)),
});
export type OrderHistoryEntry = z.infer<typeof orderHistorySchema>;

const orderNoteSchema = z.object({ text: z.string(), at: timestampSchema, by: z.string() });

const withdrawn = { receivedAt: timestampSchema, items: z.optional(z.array(idSchema)) };

export const orderSchema = z.object({
  _id: idSchema,
  /** Running number that people can say on the phone, from 1001. */
  number: z.int(),
  name: z.string(),
  /** '' when an order by telephone has none. */
  email: z.string(),
  phone: z.string(),
  /** Empty when nothing is sent. */
  address: addressSchema,
  /** Collected in the shop. */
  pickup: z.optional(z.boolean()),
  productIds: z.array(idSchema),
  items: z.array(orderItemSchema),
  /** Its part of the total; 0 when it was free. */
  shipping: priceSchema,
  /** Books, shipping and the wrapping of a gift. */
  totalPrice: priceSchema,
  /** What is left of the total while some books have come back. */
  left: z.optional(priceSchema),
  /** ISO 4217, of all its amounts: the shop's when it was placed. */
  currency: z.string(),
  /** What the shop said of taxes when it was placed; of older orders it is not known. */
  tax: z.optional(z.string()),
  status: orderStatusSchema,
  history: z.array(orderHistorySchema),
  /** Of the request that placed it, if it can be repeated; for its customer, who may have lost the answer. */
  idempotencyKey: z.optional(z.string()),
  /** By the owner, so it belongs to no customer's sign-in; at the counter nobody says who they are. */
  source: z.optional(z.enum(orderSources)),
  /** Sold at the owner's till, which has the money: its amounts are 0 and there is no receipt. */
  atTill: z.optional(z.boolean()),
  /** The shop's own, newest last; for admins only. */
  notes: z.optional(z.array(orderNoteSchema)),
  /** The newest declaration of a withdrawal; for the customer and admins. */
  withdrawal: z.optional(z.object(withdrawn)),
  /** All of them, newest first. */
  withdrawals: z.optional(z.array(z.object({ ...withdrawn, isSignedIn: z.boolean() }))),
  createdAt: timestampSchema,
  /** It is one: its packing slip shows no price. */
  gift: z.optional(orderGiftSchema),
  /** Messages of its customer that no admin has seen; in the owner's list only, absent for none. */
  unread: z.optional(z.int()),
  ...orderVatFields,
});
export type Order = z.infer<typeof orderSchema>;

const { name, phone, address, company, vatNumber } = checkoutSchema.shape;
/** Programs may send a phone number or a zipcode as a number. */
const textOrNumber = z.union(
  [z.string(), z.pipe(z.int().check(z.nonnegative()), z.transform(String))],
  rule('required'),
);

/** Whom the parcel goes to. */
export const recipientSchema = z.object({
  name,
  phone: z.pipe(textOrNumber, phone),
  address: z.object({
    ...address.shape,
    street: z.optional(optionalLine(200)),
    zipcode: z.pipe(textOrNumber, address.shape.zipcode),
  }),
  company,
  vatNumber,
});
export type RecipientInput = z.input<typeof recipientSchema>;
/** Who comes to the shop gives no address. */
const recipientOrPickup = {
  ...recipientSchema.shape,
  address: z.optional(recipientSchema.shape.address),
  pickup: z.optional(z.boolean(rule('not_boolean'))),
};
type Destination = { address?: unknown; pickup?: boolean | undefined };
export function isDestination({ address, pickup }: Destination): boolean {
  return pickup || address !== undefined;
}
const hasAddressToSendTo = z.refine<Destination>(
  isDestination,
  // Told together with what else is missing.
  { error: rule('required'), path: ['address'], when: ({ value }) => typeof value === 'object' },
);

export const productIds = z.array(idSchema, rule('required')).check(
  z.minLength(1, rule('no_books')),
  atMost(maxBookListLength, 'books'),
  z.refine((ids) => new Set(ids).size === ids.length, rule('book_named_twice')),
);

const newOrderFields = z.object({
  ...recipientOrPickup,
  email: emailSchema,
  productIds,
  /** The sum of all that the customer saw; never trusted. */
  totalPrice: sumInputSchema,
  /** The one they saw it in. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, rule('not_currency_code')))),
  gift: z.optional(newGiftSchema),
});
export const newOrderSchema = newOrderFields.check(hasAddressToSendTo);
export type NewOrder = z.output<typeof newOrderSchema>;
export type NewOrderInput = z.input<typeof newOrderSchema>;

/** An order by telephone; its sum is the server's. */
export const phoneOrderSchema = z
  .object({
    ...recipientOrPickup,
    email: z.optional(z.union([z.literal(''), emailSchema], rule('invalid_email'))),
    productIds,
    gift: z.optional(newGiftSchema),
  })
  .check(hasAddressToSendTo);
export type PhoneOrder = z.output<typeof phoneOrderSchema>;
export type PhoneOrderInput = z.input<typeof phoneOrderSchema>;

/** What is put right; the rest stays as it is. */
export const orderCorrectionSchema = z
  .partial(z.object({ ...recipientSchema.shape, address: someOf(recipientSchema.shape.address) }))
  .check(namesSomething);
export type OrderCorrection = z.output<typeof orderCorrectionSchema>;
export type OrderCorrectionInput = z.input<typeof orderCorrectionSchema>;

export const newOrderNoteSchema = z.object({ text: requiredText(1000) });

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * `from` and `to` are days (`2026-11-21`, both included, in the shop's time zone) or moments; `q` finds
 * name, phone, number, e-mail, town, post code, title.
 */
const orderFilterSchema = z.object({
  status: z.optional(orderStatusSchema),
  /** Orders with this book. */
  book: z.optional(idSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(dayOrTime),
  to: z.optional(dayOrTime),
  /** Orders with messages that no admin has seen. */
  unread: z.optional(z.literal('true')),
});
export const orderExportQuerySchema = z.extend(orderFilterSchema, {
  /** A line for each of their books instead of one for the order. */
  lines: z.optional(
    z.enum(['orders', 'books'], rule('not_either', { first: 'orders', second: 'books' })),
  ),
});
export const orderListQuerySchema = z.extend(pageQuerySchema, {
  ...orderFilterSchema.shape,
  sort: z.optional(z.enum(['newest', 'oldest'])),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;

/** Ids of other sales over the counter that belong to the same purchase. */
export const receiptQuerySchema = z.object({ with: z.optional(idsInQuery) });
