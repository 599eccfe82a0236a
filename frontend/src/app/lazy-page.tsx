import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadForNewBuild } from '@/browser/new-build';
import { reload } from '@/browser/reload';
import { waitForRetry, useRetry } from '@/browser/retry';
import { paths } from '@/config/paths';
import { Boundary } from '@/ui/boundary';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Spinner } from '@/ui/spinner';
import { usePageTitle } from '@/shop-facts/settings/use-page-title';
import { words } from '@/words/first';

type LazyPage = ReturnType<typeof lazyPage>;

/** A lazily loaded page, with a second try for a lost connection. */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const open = async () => {
    loaded = await load();
    return loaded;
  };
  const openTwice = () => open().catch(() => waitForRetry(0).then(open));
  // What it remembers of a failure does not matter once the code is there.
  const Waiting = lazy(async () => ({ default: await openTwice().catch(reloadOnce) }));
  return {
    Content: () => {
      // The same from then on: with another one the page would begin again, without what was typed.
      const [Page] = useState(() => loaded ?? Waiting);
      return <Page />;
    },
    /** Fetches the page's code; the page then appears at once, without its waiting sign. */
    load: open,
    isLoaded: () => loaded !== undefined,
  };
}

async function reloadOnce(error: unknown): Promise<never> {
  if (!(await reloadForNewBuild())) throw error;
  // The page is on its way out: its waiting sign stays until then.
  return new Promise(() => {});
}

type Title = Parameters<typeof usePageTitle>[0];

interface PageBoundaryProps {
  page: LazyPage;
  /** Undefined where the page names the browser tab itself. */
  title: Title;
}

/** A page with its own waiting sign and its own error screen, so that the shell around it stays. */
export function PageBoundary({ page, title }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const waiting = <Spinner text={words.ui.loading} className="min-h-screen" />;
  return (
    <>
      <TabTitle title={title} />
      <LazyBoundary key={pathname} page={page} waiting={waiting} />
    </>
  );
}

/** Before the page, which has the last word: it may not be there after all. */
function TabTitle({ title }: { title: Title }) {
  usePageTitle(title);
  return null;
}

interface LazyBoundaryProps {
  page: LazyPage;
  waiting: ReactNode;
}

/**
 * Shows lazy content, a sign while its code is on its way, and a way on when it did not come or the
 * page threw.
 */
export function LazyBoundary({ page, waiting }: LazyBoundaryProps) {
  return (
    <Boundary
      kind={() => (page.isLoaded() ? 'render' : 'chunk')}
      fallback={(showPage) => (
        <ErrorPage load={page.isLoaded() ? undefined : page.load} onLoaded={showPage} />
      )}
    >
      <Suspense fallback={waiting}>
        <page.Content />
      </Suspense>
    </Boundary>
  );
}

interface ErrorPageProps {
  /** Fetches the page's code; undefined when it is there and the page itself broke. */
  load: (() => Promise<unknown>) | undefined;
  onLoaded: () => void;
}

/**
 * A page's code did not arrive, or the page broke. The code is
 * requested again until it arrives; a broken page has to be opened again.
 */
export function ErrorPage({ load, onLoaded }: ErrorPageProps) {
  const texts = words.ui.pageFailed;
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
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="max-w-md text-ink-soft">{texts.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button isBusy={isTrying} onClick={load ? () => run(true) : reload}>
          {words.ui.tryAgain}
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}
