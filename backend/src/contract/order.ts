import { z } from 'zod';
import { emailSchema } from './email.ts';
import { priceInputSchema, priceSchema } from './money.ts';
import { orderStatuses } from './order-status.ts';
import { idSchema, pageQuerySchema, timestampSchema } from './page.ts';

const orderStatusSchema = z.enum(orderStatuses);

export const addressSchema = z.object({
  street: z.string().optional(),
  city: z.string(),
  country: z.string(),
  state: z.string(),
  zipcode: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** A book as it was when it was ordered (ruling R6). `price` in dollars. */
export const orderItemSchema = z.object({
  bookId: idSchema,
  title: z.string(),
  coverImage: z.string(),
  price: priceSchema,
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderSchema = z.object({
  _id: idSchema,
  /** Running number that people can say on the phone, from 1001. */
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: addressSchema,
  productIds: z.array(idSchema),
  items: z.array(orderItemSchema),
  /** Dollars, two decimals. */
  totalPrice: priceSchema,
  status: orderStatusSchema,
  history: z.array(z.object({ status: orderStatusSchema, at: timestampSchema })),
  createdAt: timestampSchema,
});
export type Order = z.infer<typeof orderSchema>;

const requiredText = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .max(100, 'must have at most 100 characters');

/** Kept as typed, so leading zeros and a plus sign survive (ruling R27). */
export const phoneSchema = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], { error: 'is required' })
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'is required')
      .max(40, 'must have at most 40 characters')
      .regex(/^[\d +\-()]*$/, 'may have digits, spaces, + - ( ) only')
      .refine(hasFiveToTwentyDigits, 'must have 5 to 20 digits'),
  );

function hasFiveToTwentyDigits(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20;
}

export const newOrderSchema = z.object({
  name: requiredText,
  email: emailSchema,
  phone: phoneSchema,
  address: z.object({
    street: z.string().trim().max(200, 'must have at most 200 characters').optional(),
    city: requiredText,
    country: requiredText,
    state: requiredText,
    zipcode: z.union([requiredText, z.number().int().nonnegative().transform(String)], {
      error: 'is required',
    }),
  }),
  productIds: z
    .array(idSchema, 'is required')
    .min(1, 'must have at least one book')
    .max(100, 'must have at most 100 books')
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, {
      error: 'must not name a book twice',
    }),
  /** The sum the customer saw, in dollars; never trusted (ruling R8). */
  totalPrice: priceInputSchema,
});
export type NewOrder = z.output<typeof newOrderSchema>;
export type NewOrderInput = z.input<typeof newOrderSchema>;

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** `from` and `to` are days (`2026-11-21`, both included, UTC) or moments; `q` finds name, phone, number, e-mail. */
export const orderListQuerySchema = pageQuerySchema.extend({
  status: orderStatusSchema.optional(),
  q: z.string().trim().max(100).optional(),
  from: dayOrTime.optional(),
  to: dayOrTime.optional(),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;

export const orderStatusChangeSchema = z.object({ status: orderStatusSchema });
