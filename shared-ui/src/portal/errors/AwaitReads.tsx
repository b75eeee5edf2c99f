import { useState, type ReactNode } from 'react';
import { LoadingText } from '../../design/layout/LoadingText.tsx';

/**
 * Shows `children` once each of the reads has answered or failed, so that no later answer adds something above them and
 * moves them. Once shown, they stay.
 */
export function AwaitReads({
  reads,
  children,
}: {
  reads: readonly { readonly isLoading: boolean }[];
  children: ReactNode;
}) {
  const isReady = reads.every(({ isLoading }) => !isLoading);
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return isReady || wasReady ? children : <LoadingText />;
}
