import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailure } from '../lazy/fetch-once.ts';
import { RetryPanel } from './RetryPanel.tsx';
import { errors as words } from '#texts/errors';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the children; `retry` mounts the children again. Default: a `RetryPanel`. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** Called to log the error. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Limits a rendering failure to its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    forgetFailure(error);
    this.props.onError?.(error, info);
  }

  private readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback) return this.props.fallback(failure.error, this.retry);
    return <RetryPanel title={words.partFailed} error={failure.error} onRetry={this.retry} />;
  }
}
