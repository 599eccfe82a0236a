import { TransactionTimeout } from './transaction.ts';
import { isDuplicateKey } from './unique-index.ts';

/**
 * Calls `part`, which writes up to `length` documents in one transaction, until it returns false. A part
 * that is not committed in time, or writes what another process has written, is tried again with half
 * the length.
 */
export async function commitInParts(
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
      const canBeSmaller = error instanceof TransactionTimeout || isDuplicateKey(error);
      if (!canBeSmaller || tried === 1) throw error;
      tried = Math.ceil(tried / 2);
    }
  }
}
