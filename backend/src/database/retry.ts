import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKey } from './unique-index.ts';

/** WriteConflict, also outside of transactions: DocumentDB's way to say that another write was faster. */
const writeConflict = 112;

/** Repeats a single write after a conflict with another one; nothing of it was written. */
export function retryConflict<T>(write: () => Promise<T>): Promise<T> {
  const isConflict = (error: unknown) =>
    (error as { code?: unknown } | null)?.code === writeConflict;
  return retry(write, isConflict, 3);
}

/** Runs the work again after a unique index refused a write: the next snapshot has the other record. */
export function retryDuplicateKey<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, isDuplicateKey, 5);
}

async function retry<T>(
  work: () => Promise<T>,
  canRetry: (error: unknown) => boolean,
  maxTries: number,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!canRetry(error) || tries === maxTries) throw error;
      await wait(Math.random() * 20 * tries);
    }
  }
}
