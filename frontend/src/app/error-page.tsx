import { useEffect, useEffectEvent, useState } from 'react';
import { missingFile } from '@/browser/new-build/missing-code';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';

interface ErrorPageProps {
  /** Fetches the page's code; undefined when it is there and the page itself broke. */
  load: (() => Promise<void>) | undefined;
  onLoaded: () => void;
}

const reload = () => window.location.reload();

/**
 * A page's code did not arrive, or the page broke. The first heals by itself as soon as the code can
 * be had, and nothing around the page is lost; with the second, opening the page anew helps.
 */
export function ErrorPage({ load, onLoaded }: ErrorPageProps) {
  const { isTrying, tryAgain } = useTries(load, onLoaded);
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
        <Button isBusy={isTrying} onClick={load ? tryAgain : reload}>
          Try again
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          To the home page
        </ButtonLink>
      </div>
    </div>
  );
}

const longestPauseMs = 15_000;

/** Tries by itself too: ever more slowly, and when the network is back. */
function useTries(load: ErrorPageProps['load'], onLoaded: () => void) {
  const [tries, setTries] = useState(0);
  const [isTrying, setIsTrying] = useState(false);
  const isWaiting = load !== undefined && !isTrying;

  const run = (isAsked: boolean) => {
    setIsTrying(true);
    load?.().then(onLoaded, (error: unknown) => {
      if (isAsked && missingFile(error)) reload();
      setTries(tries + 1);
      setIsTrying(false);
    });
  };
  const tryByItself = useEffectEvent(() => run(false));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => tryByItself();
    const timer = window.setTimeout(again, Math.min(2000 * 1.6 ** tries, longestPauseMs));
    window.addEventListener('online', again);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, tries]);
  return { isTrying, tryAgain: () => run(true) };
}
