import * as z from 'zod/mini';
import { rule } from '../words/rules.ts';
import { orderStatusSchema, productIds } from './order.ts';

/**
 * Where the order goes, or with `undo` that its last step is undone; `step` and `items` then
 * name that one, so that nobody undoes what somebody else did meanwhile. `items` are the books
 * that came back, or were sent, when not all were.
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
