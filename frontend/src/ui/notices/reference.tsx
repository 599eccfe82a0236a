/** What finds a failed call in the shop's log; for whoever tells the shop of it. */
export function Reference({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <p className="mt-2 text-xs font-normal text-ink-soft">
      Reference <code className="wrap-anywhere select-all">{id}</code>
    </p>
  );
}
