import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Instead of a page that threw; gets what shows the page again. */
  fallback: (showPage: () => void) => ReactNode;
}

/** Shows the fallback instead of a page that threw. React reports the error itself. */
export class PageErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
