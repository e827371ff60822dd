import { Component, type ReactNode } from 'react';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { ComingSoonPage } from './gate/coming-soon-page.tsx';

interface BoundaryProps {
  /** Shown where the page's data does not exist. */
  notFound: ReactNode;
  children: ReactNode;
}

/** A page that cannot be shown after a navigation: it does not exist, or it cannot be had at the moment. */
export class PageErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (statusOfError(error) === 404) return this.props.notFound;
    return <ComingSoonPage failed onRetry={() => window.location.reload()} />;
  }
}
