import * as z from 'zod/mini';
import { storedEntry } from '@/browser/storage';
import { scanSchema } from './scan';

/** What this tab's counter keeps through a reload. */
const counterSchema = z.object({
  /** The last ones: one whose answer is still out must be asked for again. */
  scans: z.array(scanSchema),
  /** Who is being served: the next one pays nothing of what stands there. */
  customer: z.number(),
});
export type CounterState = z.infer<typeof counterSchema>;
const nothing: CounterState = { scans: [], customer: 0 };

export const { read: readCounter, write: writeCounter } = storedEntry(
  'session',
  'storyloom.counter',
  (stored) => counterSchema.safeParse(stored).data ?? nothing,
);
