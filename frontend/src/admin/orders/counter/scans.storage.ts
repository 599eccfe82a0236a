import * as z from 'zod/mini';
import { storedEntry } from '@/browser/storage';
import { scanSchema } from './scan';

/** The counter of this tab, kept for a reload. */
const counterSchema = z.object({
  /** The user name of the administrator at the counter. */
  owner: z.string(),
  /** The last scans; a scan without a response must be sent again. */
  scans: z.array(scanSchema),
  /** Number of the customer at the counter; earlier scans belong to earlier customers. */
  customer: z.number(),
});
export type CounterState = z.infer<typeof counterSchema>;

const entry = storedEntry(
  'session',
  'storyloom.counter',
  (stored) => counterSchema.safeParse(stored).data,
);

/** Empty for another administrator, who serves other customers. */
export function readCounter(owner: string): CounterState {
  const stored = entry.read();
  return stored?.owner === owner ? stored : { owner, scans: [], customer: 0 };
}

export const writeCounter = (state: CounterState) => entry.write(state);
