import { Component, type ReactNode } from 'react';
import { reportError } from '@/api/report-error';
import { SmallButton } from './controls/button';
import type { Elements } from './elements';
import { words } from '@/words/first';
import type { PagePart } from '@/words/en/first/ui';

interface BoundaryProps {
  /** Shown instead of the part that threw. */
  fallback: (tryAgain: () => void) => Elements;
  kind?: () => Parameters<typeof reportError>[0];
  children: ReactNode;
}

/** Reports an error that its children throw; the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(this.props.kind?.() ?? 'render', error);
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return fallback(() => this.setState({ hasFailed: false }));
  }
}

/** A boundary around an optional part of the page. */
export function PartBoundary({ name, children }: { name: PagePart; children: ReactNode }) {
  return (
    <Boundary
      fallback={(tryAgain) => (
        <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
          <p>{words.ui.partFailed(name)}</p>
          <SmallButton onClick={tryAgain}>{words.ui.tryAgain}</SmallButton>
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
