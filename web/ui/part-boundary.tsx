import { Component, type ReactNode } from 'react';

/** Errors of a document that something besides React has changed, such as the browser's translation or an extension. */
const isOfDocument = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** A part that fails again and again leaves it to the page to say so. */
const MAX_RESTARTS = 3;

interface State {
  error?: unknown;
  restarts: number;
}

/**
 * A part of a page that begins anew by itself if React no longer finds its elements (SHELL-38). The rest of the page stays; what was
 * typed in the part is lost. Other errors are the page's.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { restarts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(): void {
    this.setState(({ restarts }) => ({ error: undefined, restarts: restarts + 1 }));
  }

  override render(): ReactNode {
    const { error, restarts } = this.state;
    if (error === undefined) return this.props.children;
    if (!isOfDocument(error) || restarts >= MAX_RESTARTS) throw error;
    return null;
  }
}
