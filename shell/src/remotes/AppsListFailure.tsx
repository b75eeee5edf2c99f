import { RetryPanel, useRepeatedAttempt } from '@portal/shared-ui/errors';
import { readRegistry } from './registry.ts';
import { useRemotes } from './registry-context.ts';

/** Shown where apps are needed but their list could not be loaded. Retries, and rebuilds the page once it is loaded. */
export function AppsListFailure({ title }: { title: string }) {
  const { retry } = useRemotes();
  useRepeatedAttempt({ isNeeded: true, attempt: () => readRegistry({ fresh: true }), onSuccess: retry });
  return <RetryPanel title={title} onRetry={retry} />;
}
