interface CorrectableOrder {
  _id: unknown;
  history: readonly { changed?: unknown }[];
}

/** Names this state of an order's recipient for `If-Match`; steps and notes leave it as it is. */
export function recipientEtag({ _id, history }: CorrectableOrder): string {
  const corrections = history.filter(({ changed }) => changed).length;
  return `"${String(_id)}-${corrections}"`;
}
