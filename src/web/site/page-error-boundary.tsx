import { Component, type ReactNode } from 'react';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { ComingSoonPage } from './gate/coming-soon-page.tsx';

interface BoundaryProps {
  /** A navigation away from the page that failed is a new chance. */
  pathname: string;
  /** Shown where the page's data does not exist. */
  notFound: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  pathname: string;
  error: unknown;
}

/** A page that cannot be shown after a navigation: it does not exist, or it cannot be had at the moment. */
export class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { pathname, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (statusOfError(error) === 404) return this.props.notFound;
    return <ComingSoonPage failed onRetry={() => window.location.reload()} />;
  }
}
