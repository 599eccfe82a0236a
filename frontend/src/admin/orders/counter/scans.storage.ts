import * as z from 'zod/mini';
import { storedEntry } from '@/browser/storage';
import { scanSchema } from './scan';

/** The counter of this tab, kept for a reload. */
const counterSchema = z.object({
  /** The last scans; a scan without a response must be sent again. */
  scans: z.array(scanSchema),
  /** Number of the customer at the counter; earlier scans belong to earlier customers. */
  customer: z.number(),
});
export type CounterState = z.infer<typeof counterSchema>;
const nothing: CounterState = { scans: [], customer: 0 };

export const { read: readCounter, write: writeCounter } = storedEntry(
  'session',
  'storyloom.counter',
  (stored) => counterSchema.safeParse(stored).data ?? nothing,
);
