import { Component, type ReactNode } from 'react';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { BrokenPage, UnloadedPage } from './failure-pages.tsx';

interface BoundaryProps {
  /** A navigation away from the page that failed is a new chance. */
  address: string;
  /** Shown where the page's data does not exist. */
  notFound: ReactNode;
  /** Whether something that the page needs did not arrive; anything else is a fault of ours. */
  isLoadError: (error: unknown) => boolean;
  children: ReactNode;
}

interface BoundaryState {
  address: string;
  error: unknown;
}

/** A page that cannot be shown in the browser: it does not exist, did not arrive, or broke. */
export class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { address, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, notFound, isLoadError } = this.props;
    if (error === undefined) return children;
    if (statusOfError(error) === 404) return notFound;
    return isLoadError(error) ? <UnloadedPage /> : <BrokenPage />;
  }
}
