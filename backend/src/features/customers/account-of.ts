/** The uid in a customer's key; undefined for customers by telephone. */
export function accountOf(key: string): string | undefined {
  return key.startsWith('account ') ? key.slice('account '.length) : undefined;
}
