import { TransactionTimeout } from './transaction.ts';

/**
 * Runs `part`, which does so many records in a transaction, until it returns that there are no more.
 * A part that is not committed in time is begun again with half the length: the server is slow, or
 * another process does the same records.
 */
export async function inParts(
  length: number,
  part: (length: number) => Promise<boolean>,
): Promise<void> {
  let tried = length;
  let isMore = true;
  while (isMore) {
    try {
      isMore = await part(tried);
      tried = Math.min(length, tried * 2);
    } catch (error) {
      if (!(error instanceof TransactionTimeout) || tried === 1) throw error;
      tried = Math.ceil(tried / 2);
    }
  }
}
