import { reasonSentence, type reasonSchema } from '@storyloom/backend/contract/words/reasons';
import type { z } from 'zod/mini';
import { words } from '@/words/admin';

/** The API's reason for a refusal in the language of the pages; undefined without a reason. */
export function reasonMessage(
  reason: z.infer<typeof reasonSchema> | undefined,
): string | undefined {
  return reason && reasonSentence(reason, words.reasons);
}
