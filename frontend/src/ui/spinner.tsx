import { words } from '@/words/first';

/** A spinner with a text, which is read out. */
export function Spinner({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      role="status"
      className={`flex items-center justify-center gap-3 text-ink-soft ${className}`}
    >
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line-strong border-t-ink"
      />
      <span>{text}</span>
    </p>
  );
}

/** A grey box of the final size while content loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-shimmer rounded-md bg-sunken ${className}`}
    />
  );
}

export function TextSkeleton() {
  return (
    <div role="status" aria-label={words.ui.loading} className="space-y-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  );
}

/** A spinner as high as the screen, while there is nothing else to show. */
export function FullScreenSpinner() {
  return (
    <div className="flex min-h-screen flex-col items-center justify-center bg-paper">
      <Spinner text={words.ui.loading} className="text-lg" />
    </div>
  );
}
