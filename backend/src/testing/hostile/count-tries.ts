import pLimit from 'p-limit';
import { rateLimit } from '../../protection/rate-limit.ts';

/** Counts as many tries of a limit as a test would need minutes to make. */
export async function countTries(name: string, key: string, tries: number): Promise<void> {
  const limit = rateLimit(name, tries, 3600);
  const inTurn = pLimit(20); // more would wait for connections longer than they may
  await Promise.all(Array.from({ length: tries }, () => inTurn(() => limit.consume(key))));
}
