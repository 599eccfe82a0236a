import type { StoredOrder } from '../order.model.ts';

// Orders of this process that a read of the database may not have seen: those that were let through
// and are not written yet, and those that were written while it ran.

/** Not time, of which too little may pass between two events to tell which came first. */
export type Moment = number;

/** What of an order is kept as long as it may have to be counted here. */
export type ClaimedOrder = Pick<StoredOrder, '_id' | 'uid' | 'key' | 'createdAt'> & {
  limitKeys: string[];
};
interface Claim {
  order: ClaimedOrder;
  writtenAt?: Moment;
}

/** Longer than any read of the database takes. */
const longestReadMs = 10_000;

let moment: Moment = 0;
const claimsByKey = new Map<string, Set<Claim>>();

export function nextMoment(): Moment {
  moment += 1;
  return moment;
}

/** Counts an order from now until the database does, or its write has come to nothing. */
export async function claimWhile(
  order: ClaimedOrder,
  write: () => Promise<boolean>,
): Promise<boolean> {
  const claim: Claim = { order };
  for (const key of order.limitKeys) {
    const ofKey = claimsByKey.get(key);
    if (ofKey) ofKey.add(claim);
    else claimsByKey.set(key, new Set([claim]));
  }
  let isWritten = false;
  try {
    return (isWritten = await write());
  } finally {
    if (isWritten) settle(claim);
    else drop(claim);
  }
}

/** What a read that began at that moment may not have seen. */
export function claimsUnseenBy(readAt: Moment, limitKeys: string[]): ClaimedOrder[] {
  const claims = new Set(limitKeys.flatMap((key) => [...(claimsByKey.get(key) ?? [])]));
  return [...claims]
    .filter(({ writtenAt = Infinity }) => writtenAt > readAt)
    .map(({ order }) => order);
}

function settle(claim: Claim): void {
  claim.writtenAt = nextMoment();
  setTimeout(() => drop(claim), longestReadMs).unref();
}

function drop(claim: Claim): void {
  for (const key of claim.order.limitKeys) {
    const ofKey = claimsByKey.get(key);
    ofKey?.delete(claim);
    if (ofKey?.size === 0) claimsByKey.delete(key);
  }
}
