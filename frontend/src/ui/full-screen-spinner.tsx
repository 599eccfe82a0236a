import type { ReactNode } from 'react';
import { Spinner } from './spinner';

interface FullScreenSpinnerProps {
  /** Leaves header and navigation in reach. */
  isInPage?: boolean;
  /** Joins the spinner, e.g. a way to try again. */
  children?: ReactNode;
}

/** As high as the screen, while there is nothing to show yet. */
export function FullScreenSpinner({ isInPage = false, children }: FullScreenSpinnerProps) {
  return (
    <div
      className={`flex flex-col items-center justify-center gap-4 ${
        isInPage ? 'min-h-[calc(100vh-16rem)]' : 'min-h-screen bg-paper'
      }`}
    >
      <Spinner text="Loading..." className="text-lg" />
      {children}
    </div>
  );
}
