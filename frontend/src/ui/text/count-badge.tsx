/** A number on the corner of an icon. With the number as its key, it animates on a change. */
export function CountBadge({ count }: { count: number | string }) {
  return (
    <span className="absolute top-0.5 end-0 flex h-5 min-w-5 animate-bump items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
      {count}
    </span>
  );
}
