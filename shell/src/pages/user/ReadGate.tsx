import type { ReactNode } from 'react';
import { LoadingText } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { ForbiddenPanel, RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { user as words } from '#texts/user';

interface Read<T> {
  data: T | undefined;
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

/** Shows `children` once the object is there; until then the wait, or why it cannot be shown. */
export function ReadGate<T>({
  read,
  failure,
  isPart = false,
  children,
}: {
  read: Read<T>;
  failure: string;
  /** True for a section: what it cannot find takes no page away. */
  isPart?: boolean;
  children: (data: T) => ReactNode;
}) {
  if (read.data !== undefined) return children(read.data);
  if (!read.error) return <LoadingText>{words.waiting}</LoadingText>;
  const { status, correlationId } = read.error;
  if (status === 404 && !isPart) return <ToNotFound correlationId={correlationId} />;
  if (status === 403) return <ForbiddenPanel correlationId={correlationId} headingLevel={isPart ? 2 : 1} />;
  return <RetryPanel title={failure} error={read.error} onRetry={() => void read.reload()} />;
}
