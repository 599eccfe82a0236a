import { useState } from 'react';
import { reloadForNewBuild } from '@/browser/new-build';
import { reload } from '@/browser/reload';
import { useRetry } from '@/browser/retry';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';

interface ErrorPageProps {
  /** Fetches the page's code; undefined when it is there and the page itself broke. */
  load: (() => Promise<unknown>) | undefined;
  onLoaded: () => void;
}

/**
 * A page's code did not arrive, or the page broke. The first heals by itself as soon as the code can
 * be had, and nothing around the page is lost; with the second, opening the page anew helps.
 */
export function ErrorPage({ load, onLoaded }: ErrorPageProps) {
  const [isTrying, setIsTrying] = useState(false);
  const run = (isAsked: boolean) => {
    setIsTrying(true);
    load?.().then(onLoaded, async () => {
      if (!(await reloadForNewBuild(isAsked ? 0 : undefined))) setIsTrying(false);
    });
  };
  useRetry(load !== undefined && !isTrying, () => run(false));
  return (
    <div
      role="alert"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-5 text-center"
    >
      <h1 className="text-3xl">This page did not open</h1>
      <p className="max-w-md text-ink-soft">
        Something went wrong on our side, or the connection broke. Your cart is safe.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button isBusy={isTrying} onClick={load ? () => run(true) : reload}>
          Try again
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          To the home page
        </ButtonLink>
      </div>
    </div>
  );
}
