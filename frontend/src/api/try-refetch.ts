/** Refetches a query; ignores an error, as its page may have been left or the query be skipped now. */
export async function tryRefetch(refetch: () => PromiseLike<unknown>): Promise<void> {
  await Promise.resolve()
    .then(refetch)
    .catch(() => {});
}
