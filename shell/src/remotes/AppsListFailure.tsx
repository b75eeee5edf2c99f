import { RetryPanel, useRepeatedAttempt } from '@portal/shared-ui/errors';
import { readRegistry } from './registry.ts';
import { useRemotes } from './registry-context.ts';

/** Where apps are needed and their list could not be read. Once it can be, the page is made anew with it. */
export function AppsListFailure({ title }: { title: string }) {
  const { retry } = useRemotes();
  useRepeatedAttempt({ isNeeded: true, attempt: () => readRegistry({ fresh: true }), onSuccess: retry });
  return <RetryPanel title={title} onRetry={retry} />;
}
