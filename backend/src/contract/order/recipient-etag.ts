interface CorrectableOrder {
  _id: unknown;
  history: readonly { changed?: unknown }[];
}

/** ETag of an order's recipient for `If-Match`; steps and notes do not change it. */
export function recipientEtag({ _id, history }: CorrectableOrder): string {
  const corrections = history.filter(({ changed }) => changed).length;
  return `"${String(_id)}-${corrections}"`;
}
