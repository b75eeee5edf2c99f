import type { ReactNode } from 'react';
import type { ApiError } from '../data/index.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { Page } from '../../design/page/index.ts';
import { RetryPanel } from '../../design/errors/RetryPanel.tsx';
import { ForbiddenPanel } from '../../design/errors/StatusPanels.tsx';
import { ToNotFound } from './ToNotFound.tsx';
import { useWasShown } from '../../design/errors/use-was-shown.ts';

interface Read<T> {
  data: T | undefined;
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

export interface ReadGateProps<T> {
  read: Read<T>;
  /** Title of the panel that shows a failure: 'Error Fetching Request Information'. */
  failure: string;
  /** The h1 of a whole page until the name of its object is known, as the menu calls its kind. */
  heading?: string;
  /** True for a section of a page: a 404 is then shown in the section, without leaving the page. */
  isPart?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Shows `children` once the object is loaded; until then a loading message, or why it cannot be shown (spec 1 section
 * 8). A 404 of a whole page redirects to /404. A 403 is shown in the panel unless the modal shows it. Every other
 * failure can be retried.
 */
export function ReadGate<T>({ read, failure, heading, isPart = false, children }: ReadGateProps<T>) {
  const wasShown = useWasShown(read.error);
  if (read.data !== undefined) return children(read.data);
  if (!read.error)
    return heading === undefined ? (
      <LoadingText />
    ) : (
      // its own key: the page of the object replaces it, instead of moving its parts
      <Page key="waiting" title={heading} breadcrumbs={[]} isWaiting>
        <LoadingText />
      </Page>
    );
  const { status, correlationId } = read.error;
  if (status === 404 && !isPart) return <ToNotFound correlationId={correlationId} />;
  const isForbidden = status === 403;
  const headingLevel = isForbidden && !isPart ? 1 : 2;
  if (isForbidden && !wasShown)
    return <ForbiddenPanel correlationId={correlationId} headingLevel={headingLevel} />;
  return (
    <RetryPanel
      title={failure}
      error={read.error}
      headingLevel={headingLevel}
      onRetry={() => void read.reload()}
    />
  );
}
