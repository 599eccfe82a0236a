import { setTimeout as wait } from 'node:timers/promises';

const tries = 3;
/** WriteConflict, also outside of transactions: DocumentDB's way to say that another write was faster. */
const writeConflict = 112;

/** Repeats a single write after a conflict with another one; nothing of it was written. */
export async function retryConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      const { code } = (error ?? {}) as { code?: unknown };
      if (code !== writeConflict || tried === tries) throw error;
      await wait(Math.random() * 20 * tried);
    }
  }
}
