import * as z from 'zod/mini';
import { checkoutSchema } from './checkout.ts';
import { emailSchema } from './email.ts';
import { priceInputSchema, priceSchema } from './money.ts';
import { orderStatuses } from './order-status.ts';
import { idSchema, pageQuerySchema, timestampSchema } from './page.ts';
import { optionalLine, requiredText } from './text.ts';

const orderStatusSchema = z.enum(orderStatuses);

export const addressSchema = z.object({
  street: z.optional(z.string()),
  city: z.string(),
  country: z.string(),
  state: z.string(),
  zipcode: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** A book as it was when it was ordered. `price` in dollars. */
export const orderItemSchema = z.object({
  bookId: idSchema,
  title: z.string(),
  coverImage: z.string(),
  price: priceSchema,
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/**
 * A step of an order or, with `changed`, a correction. `by` is the admin's name and for admins only;
 * a step without it was the customer's.
 */
export const orderHistorySchema = z.object({
  /** The order's status from then on. */
  status: orderStatusSchema,
  at: timestampSchema,
  by: z.optional(z.string()),
  /** It took the step before it back. */
  undo: z.optional(z.literal(true)),
  /** Fields that were corrected, such as `address.city`. */
  changed: z.optional(z.array(z.string())),
});
export type OrderHistoryEntry = z.infer<typeof orderHistorySchema>;

export const orderNoteSchema = z.object({ text: z.string(), at: timestampSchema, by: z.string() });
export type OrderNote = z.infer<typeof orderNoteSchema>;

export const orderSchema = z.object({
  _id: idSchema,
  /** Running number that people can say on the phone, from 1001. */
  number: z.int(),
  name: z.string(),
  /** '' when an order by telephone has none. */
  email: z.string(),
  phone: z.string(),
  address: addressSchema,
  productIds: z.array(idSchema),
  items: z.array(orderItemSchema),
  /** Dollars, two decimals. */
  totalPrice: priceSchema,
  status: orderStatusSchema,
  history: z.array(orderHistorySchema),
  /** Of the request that placed it, if it can be repeated; for its customer, who may have lost the answer. */
  idempotencyKey: z.optional(z.string()),
  /** Taken down by the owner; it belongs to no customer's sign-in. */
  source: z.optional(z.literal('phone')),
  /** The shop's own, newest last; for admins only. */
  notes: z.optional(z.array(orderNoteSchema)),
  createdAt: timestampSchema,
});
export type Order = z.infer<typeof orderSchema>;

const { name, phone, address } = checkoutSchema.shape;
/** Programs may send a phone number or a zipcode as a number. */
const textOrNumber = z.union(
  [z.string(), z.pipe(z.int().check(z.nonnegative()), z.transform(String))],
  {
    error: 'is required',
  },
);

/** Whom the parcel goes to. */
export const receiverSchema = z.object({
  name,
  phone: z.pipe(textOrNumber, phone),
  address: z.object({
    ...address.shape,
    street: z.optional(optionalLine(200)),
    zipcode: z.pipe(textOrNumber, address.shape.zipcode),
  }),
});
export type ReceiverInput = z.input<typeof receiverSchema>;
const productIds = z.array(idSchema, 'is required').check(
  z.minLength(1, 'must have at least one book'),
  z.maxLength(100, 'must have at most 100 books'),
  z.refine(
    (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
    'must not name a book twice',
  ),
);

export const newOrderSchema = z.object({
  ...receiverSchema.shape,
  email: emailSchema,
  productIds,
  /** The sum the customer saw, in dollars; never trusted. */
  totalPrice: priceInputSchema,
});
export type NewOrder = z.output<typeof newOrderSchema>;
export type NewOrderInput = z.input<typeof newOrderSchema>;

/** Whom an order by telephone is for. */
export const phoneOrderDetailsSchema = z.extend(receiverSchema, {
  email: z.optional(z.union([z.literal(''), emailSchema], 'is not an e-mail address')),
});
/** The sum is the server's. */
export const phoneOrderSchema = z.extend(phoneOrderDetailsSchema, { productIds });
export type PhoneOrder = z.output<typeof phoneOrderSchema>;
export type PhoneOrderInput = z.input<typeof phoneOrderSchema>;

/** What is put right; the rest stays as it is. */
export const orderCorrectionSchema = z.partial(
  z.object({ ...receiverSchema.shape, address: z.partial(receiverSchema.shape.address) }),
);
export type OrderCorrection = z.output<typeof orderCorrectionSchema>;
export type OrderCorrectionInput = z.input<typeof orderCorrectionSchema>;

export const newOrderNoteSchema = z.object({ text: requiredText(1000) });
export type NewOrderNoteInput = z.input<typeof newOrderNoteSchema>;

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** `from` and `to` are days (`2026-11-21`, both included, UTC) or moments; `q` finds name, phone, number, e-mail. */
export const orderExportQuerySchema = z.object({
  status: z.optional(orderStatusSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(dayOrTime),
  to: z.optional(dayOrTime),
});
export const orderListQuerySchema = z.extend(pageQuerySchema, {
  ...orderExportQuerySchema.shape,
  sort: z.optional(z.enum(['newest', 'oldest'])),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;

/**
 * Where the order goes, or with `undo` that its last step is taken back; `status` then names that
 * step, so that nobody takes back what somebody else did meanwhile.
 */
export const orderStatusChangeSchema = z
  .object({ status: z.optional(orderStatusSchema), undo: z.optional(z.literal(true)) })
  .check(
    z.refine(({ status, undo }) => undo ?? status !== undefined, {
      error: 'is required',
      path: ['status'],
    }),
  );
export type OrderStatusChange = z.output<typeof orderStatusChangeSchema>;
