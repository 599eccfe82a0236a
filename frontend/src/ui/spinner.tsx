import type { Elements } from './elements';
import { words } from '@/words/first';

/** A waiting sign with its text; the text is read out. */
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

/** A grey stand-in of the final size while something loads. */
export function Skeleton({ className = '' }: { className?: string }) {
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

interface FullScreenSpinnerProps {
  /** Leaves header and navigation in reach. */
  isInPage?: boolean;
  /** Joins the spinner, e.g. a way to try again. */
  children?: Elements;
}

/** As high as the screen, while there is nothing to show yet. */
export function FullScreenSpinner({ isInPage = false, children }: FullScreenSpinnerProps) {
  return (
    <div
      className={`flex flex-col items-center justify-center gap-4 ${
        isInPage ? 'min-h-[calc(100vh-16rem)]' : 'min-h-screen bg-paper'
      }`}
    >
      <Spinner text={words.ui.loading} className="text-lg" />
      {children}
    </div>
  );
}
