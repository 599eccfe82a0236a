import { Fragment, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/api/endpoints/settings.api';
import { reloadForNewBuild } from '@/browser/new-build';
import { reload } from '@/browser/reload';
import { waitForRetry, useRetry } from '@/browser/retry';
import { paths } from '@/config/paths';
import { Boundary } from '@/ui/boundary';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Spinner } from '@/ui/spinner';
import { usePageTitle } from '@/shop-facts/use-page-title';
import { words } from '@/words/first';

type LazyPage = ReturnType<typeof lazyPage>;

/** A lazily loaded page that retries once after a lost connection. */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const open = async () => {
    loaded = await load();
    return loaded;
  };
  const openTwice = () => open().catch(() => waitForRetry(0).then(open));
  // `lazy` keeps a failure, but is not rendered again once the code is loaded.
  const LazyContent = lazy(async () => ({ default: await openTwice().catch(reloadOnce) }));
  return {
    Content: () => {
      // Never replaced: another component type would remount the page and lose typed input.
      const [Page] = useState(() => loaded ?? LazyContent);
      return <Page />;
    },
    /** Loads the page's code ahead, so that the page renders without a spinner. */
    load: open,
    isLoaded: () => loaded !== undefined,
  };
}

async function reloadOnce(error: unknown): Promise<never> {
  if (!(await reloadForNewBuild())) throw error;
  // Never resolves: the spinner stays until the reload.
  return new Promise(() => {});
}

type Title = Parameters<typeof usePageTitle>[0];

interface PageBoundaryProps {
  page: LazyPage;
  /** Undefined if the page sets the title itself. */
  title: Title;
}

/** A page with its own spinner and error page; the layout around it stays. */
export function PageBoundary({ page, title }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const loading = <Spinner text={words.ui.loading} className="min-h-screen" />;
  return (
    <Fragment key={pathname}>
      <PageOpening title={title} />
      <LazyBoundary page={page} loading={loading} />
    </Fragment>
  );
}

/** Renders before the page, which may set another title. */
function PageOpening({ title }: { title: Title }) {
  useSettings();
  usePageTitle(title);
  return null;
}

interface LazyBoundaryProps {
  page: LazyPage;
  loading: ReactNode;
}

/**
 * Shows a lazy page; `loading` while its code loads, an error page if that fails or the page throws.
 */
export function LazyBoundary({ page, loading }: LazyBoundaryProps) {
  return (
    <Boundary
      kind={() => (page.isLoaded() ? 'render' : 'chunk')}
      fallback={(showPage) => (
        <ErrorPage load={page.isLoaded() ? undefined : page.load} onLoaded={showPage} />
      )}
    >
      <Suspense fallback={loading}>
        <page.Content />
      </Suspense>
    </Boundary>
  );
}

interface ErrorPageProps {
  /** Loads the page's code; undefined if it is loaded and the page threw. */
  load: (() => Promise<unknown>) | undefined;
  onLoaded: () => void;
}

/**
 * Shown if a page's code did not load or the page threw. The code is requested again until it loads; a
 * page that threw needs the button.
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
