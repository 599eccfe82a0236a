interface Item {
  supply?: string | null | undefined;
  arrivedAt?: Date | string | null | undefined;
  sentAt?: Date | string | null | undefined;
  returnedAt?: Date | string | null | undefined;
}

/** Whether the shop still waits for its copy of an ordered book. */
export function isAwaitedItem({ supply, arrivedAt, sentAt, returnedAt }: Item): boolean {
  return (supply === 'orderIn' || supply === 'preorder') && !arrivedAt && !sentAt && !returnedAt;
}

/** Whether the promised day of an awaited book has passed; days as `2026-11-28`. */
export function isOverdueItem(
  item: Item & { promisedBy?: string | null | undefined },
  today: string,
): boolean {
  return isAwaitedItem(item) && Boolean(item.promisedBy) && item.promisedBy! < today;
}

/** Whether some books of an order were sent before the others. */
export function isSentInPart({ items }: { items: Pick<Item, 'sentAt'>[] }): boolean {
  return items.some(({ sentAt }) => sentAt);
}

/** Whether a book was removed from an order before it was sent, while other books of it were sent. */
export function isCancelledItem(
  { sentAt, returnedAt }: Pick<Item, 'sentAt' | 'returnedAt'>,
  order: { items: Pick<Item, 'sentAt'>[] },
): boolean {
  return Boolean(returnedAt) && !sentAt && isSentInPart(order);
}
