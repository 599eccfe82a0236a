import { reasonSentence, type reasonSchema } from '@storyloom/backend/contract/words/reasons';
import type { z } from 'zod/mini';
import { words } from '@/words/admin';

/** Why the API has refused something, in the shop's language; undefined where it names no reason. */
export function reasonMessage(
  reason: z.infer<typeof reasonSchema> | undefined,
): string | undefined {
  return reason && reasonSentence(reason, words.reasons);
}
