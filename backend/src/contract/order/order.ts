import * as z from 'zod/mini';
import { orderedSupplies } from '../book/supply.ts';
import { checkoutSchema } from './checkout.ts';
import { usedConditions } from '../book/condition.ts';
import { namesSomething, someOf } from '../change.ts';
import { maxBookListLength } from '../limits.ts';
import { emailSchema } from '../text/email.ts';
import { newGiftSchema, orderGiftSchema } from './gift.ts';
import { priceSchema, sumInputSchema } from '../number/money.ts';
import { orderStatuses } from './order-status.ts';
import { idSchema, idsInQuery } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { atMost, optionalLine, requiredText } from '../text/text.ts';
import { rule } from '../words/rules.ts';
import { vatRateSchema } from '../number/vat-rate.ts';
import { orderVatFields } from './vat/order-vat.ts';

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

/** An ordered book; its data are copies from the time of the order. */
const orderItemSchema = z.object({
  bookId: idSchema,
  title: z.string(),
  author: z.optional(z.string()),
  /** 13 digits. */
  isbn: z.optional(z.string()),
  coverImage: z.string(),
  price: priceSchema,
  /** When the book was returned, alone or with the whole order. */
  returnedAt: z.optional(timestampSchema),
  /** The condition of a used copy. */
  condition: z.optional(z.enum(usedConditions)),
  conditionNote: z.optional(z.string()),
  /** The rate in percent when the book was ordered; absent if VAT was off. */
  vatRate: z.optional(vatRateSchema),
  /** How the book was available when it was ordered. */
  supply: z.optional(z.enum(orderedSupplies)),
  /** The promised day of a book that was not in stock. */
  promisedBy: z.optional(z.iso.date()),
  /** When the copy of such a book arrived. */
  arrivedAt: z.optional(timestampSchema),
  /** When the book was sent. */
  sentAt: z.optional(timestampSchema),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/**
 * A step of an order or, with `changed`, a correction. `by` is the admin's name, in responses to admins
 * only; the customer's own steps have none.
 */
const orderHistorySchema = z.object({
  /** The order's status from then on. */
  status: orderStatusSchema,
  at: timestampSchema,
  by: z.optional(z.string()),
  /** This step undid the one before it. */
  undo: z.optional(z.literal(true)),
  /** The returned books, if not the whole order was returned at once; the status may stay the same. */
  returned: z.optional(z.array(idSchema)),
  /** Fields that were corrected, such as `address`. */
  changed: z.optional(z.array(z.string())),
  /** The books that were sent, if not all at once. */
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
  /** '' for an order by telephone without an e-mail. */
  email: z.string(),
  phone: z.string(),
  /** Empty if the order is collected in the shop. */
  address: addressSchema,
  /** The customer collects the order in the shop. */
  pickup: z.optional(z.boolean()),
  productIds: z.array(idSchema),
  items: z.array(orderItemSchema),
  /** Shipping, which the total includes; 0 when free. */
  shipping: priceSchema,
  /** The sum of books, shipping and gift wrapping. */
  totalPrice: priceSchema,
  /** The total without returned books; absent if none were returned. */
  left: z.optional(priceSchema),
  /** ISO 4217; the shop's currency when the order was placed. */
  currency: z.string(),
  /** The tax note of the shop when it was placed; unknown for older orders. */
  tax: z.optional(z.string()),
  status: orderStatusSchema,
  history: z.array(orderHistorySchema),
  /** Idempotency-Key of the request, so that a customer whose response was lost finds the order. */
  idempotencyKey: z.optional(z.string()),
  /** Set for orders that the owner entered; they belong to no account. */
  source: z.optional(z.enum(orderSources)),
  /** Sold at the owner's till: the amounts are 0 and there is no receipt. */
  atTill: z.optional(z.boolean()),
  /** Private notes of the shop, newest last; for admins only. */
  notes: z.optional(z.array(orderNoteSchema)),
  /** The newest withdrawal; for the customer and admins. */
  withdrawal: z.optional(z.object(withdrawn)),
  /** All withdrawals, newest first. */
  withdrawals: z.optional(z.array(z.object({ ...withdrawn, isSignedIn: z.boolean() }))),
  createdAt: timestampSchema,
  /** Present for a gift; its packing slip shows no prices. */
  gift: z.optional(orderGiftSchema),
  /** The number of customer messages that no admin has seen; only in the owner's list, absent for none. */
  unread: z.optional(z.int()),
  /** When the customer's data was erased from it; for admins only. */
  erasedAt: z.optional(timestampSchema),
  ...orderVatFields,
});
export type Order = z.infer<typeof orderSchema>;

const { name, phone, address, company, vatNumber } = checkoutSchema.shape;
/** Programs may send a phone number or a zipcode as a number. */
const textOrNumber = z.union(
  [z.string(), z.pipe(z.int().check(z.nonnegative()), z.transform(String))],
  rule('required'),
);

/** The recipient of the parcel. */
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
/** An order that is collected in the shop has no address. */
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
  // Reported together with the other missing fields.
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
  /** The total that the customer saw. The server computes its own. */
  totalPrice: sumInputSchema,
  /** The currency in which the customer saw the total. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, rule('not_currency_code')))),
  gift: z.optional(newGiftSchema),
});
export const newOrderSchema = newOrderFields.check(hasAddressToSendTo);
export type NewOrder = z.output<typeof newOrderSchema>;
export type NewOrderInput = z.input<typeof newOrderSchema>;

/** An order by telephone. The server computes its total. */
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

/** A correction; absent fields stay as they are. */
export const orderCorrectionSchema = z
  .partial(z.object({ ...recipientSchema.shape, address: someOf(recipientSchema.shape.address) }))
  .check(namesSomething);
export type OrderCorrection = z.output<typeof orderCorrectionSchema>;
export type OrderCorrectionInput = z.input<typeof orderCorrectionSchema>;

export const newOrderNoteSchema = z.object({ text: requiredText(1000) });

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * `from` and `to` are days in the shop's time zone (`2026-11-21`, both included) or ISO times. `q`
 * searches names, phone numbers, order numbers, e-mails, towns, post codes and titles.
 */
const orderFilterSchema = z.object({
  status: z.optional(orderStatusSchema),
  /** Only orders with this book. */
  book: z.optional(idSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(dayOrTime),
  to: z.optional(dayOrTime),
  /** Only orders with messages that no admin has seen. */
  unread: z.optional(z.literal('true')),
});
export const orderExportQuerySchema = z.extend(orderFilterSchema, {
  /** One line per book instead of one per order. */
  lines: z.optional(
    z.enum(['orders', 'books'], rule('not_either', { first: 'orders', second: 'books' })),
  ),
});
export const orderListQuerySchema = z.extend(pageQuerySchema, {
  ...orderFilterSchema.shape,
  sort: z.optional(z.enum(['newest', 'oldest'])),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;

/** Ids of other sales at the counter in the same purchase. */
export const receiptQuerySchema = z.object({ with: z.optional(idsInQuery) });
