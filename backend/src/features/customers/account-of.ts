/** The uid in a customer's key; undefined for customers by telephone. */
export function accountOf(key: string): string | undefined {
  return key.startsWith('account ') ? key.slice('account '.length) : undefined;
}

/** The same the other way round, as the orders have it. */
export function keyOfAccount(uid: string): string {
  return `account ${uid}`;
}
