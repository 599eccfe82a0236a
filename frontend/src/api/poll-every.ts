/** Options of a query that polls while its page is visible. */
export const pollEvery = (pollingInterval: number) => ({
  pollingInterval,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
});
