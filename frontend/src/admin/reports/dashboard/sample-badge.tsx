import { words } from '@/words/admin';

/** Marks figures that are not the shop's own. */
export function SampleBadge() {
  return (
    <span className="rounded-full border border-line-strong bg-accent-wash px-2 py-0.5 text-xs font-semibold">
      {words.adminUi.sample}
    </span>
  );
}
