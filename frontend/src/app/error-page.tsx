import { useEffect } from 'react';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/button';

/** A page broke or its code did not arrive; loading it anew helps with both. */
export function ErrorPage() {
  const reload = () => window.location.reload();
  useEffect(() => {
    if (navigator.onLine) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
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
        <Button onClick={reload}>Try again</Button>
        <ButtonLink variant="quiet" to={paths.home}>
          To the home page
        </ButtonLink>
      </div>
    </div>
  );
}
