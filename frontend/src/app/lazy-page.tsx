import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { Spinner } from '@/ui/spinner';
import { usePageTitle } from '@/ui/use-page-title';
import { ErrorPage } from './error-page';
import { PageErrorBoundary } from './page-error-boundary';

export interface LazyPage {
  Content: ComponentType;
  /** Fetches the page's code; the page then appears at once, without its waiting sign. */
  load: () => Promise<void>;
}

/** A page whose code is fetched when it is first shown, with a second try for a lost connection. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const loadTwice = () => load().catch(() => pause(1500).then(load));
  const Waiting = lazy(async () => ({ default: await loadTwice() }));
  return {
    Content: () => {
      const Page = loaded ?? Waiting;
      return <Page />;
    },
    load: async () => {
      loaded = await load();
    },
  };
}

interface PageFrameProps {
  Content: ComponentType;
  /** Undefined where the page names the browser tab itself. */
  title: string | undefined;
}

/** A page with its own waiting sign and its own error screen, so that the shell around it stays. */
export function PageFrame({ Content, title }: PageFrameProps) {
  usePageTitle(title);
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname} fallback={<ErrorPage />}>
      <Suspense fallback={<Spinner text={customerTexts.loading} className="min-h-screen" />}>
        <Content />
      </Suspense>
    </PageErrorBoundary>
  );
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, timeMs));
}
