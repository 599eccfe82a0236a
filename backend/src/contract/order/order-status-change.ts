import * as z from 'zod/mini';
import { rule } from '../words/rules.ts';
import { orderStatusSchema, productIds } from './order.ts';

/**
 * Sets the status of an order, or undoes its last step. `items` are the books that were sent or came
 * back, if not all. An undo names the step it undoes by `step` and `items`, so that it cannot undo a
 * later step of another admin.
 */
export const orderStatusChangeSchema = z
  .object({
    status: z.optional(orderStatusSchema),
    undo: z.optional(z.literal(true)),
    step: z.optional(orderStatusSchema),
    items: z.optional(productIds),
  })
  .check(
    z.refine(({ status, undo }) => undo ?? status !== undefined, {
      error: rule('required'),
      path: ['status'],
    }),
    z.refine(({ status, undo }) => !undo || status === undefined, {
      error: rule('status_or_undo'),
      path: ['status'],
    }),
    z.refine(({ step, undo }) => !step || undo, {
      error: rule('only_when_undone'),
      path: ['step'],
    }),
    z.refine(
      ({ status, step, items }) => !items || ['returned', 'shipped'].includes(status ?? step ?? ''),
      {
        error: rule('only_when_returned'),
        path: ['items'],
      },
    ),
  );
export type OrderStatusChangeInput = z.input<typeof orderStatusChangeSchema>;
