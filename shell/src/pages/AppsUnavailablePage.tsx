import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useRemotes } from '../remotes/registry-context.ts';

/** Stands at every unknown address while the list of apps could not be read: the address may be right. */
export function AppsUnavailablePage() {
  const { retry } = useRemotes();
  return (
    <Page title="This page cannot be shown now" width="narrow">
      <RetryPanel title="The list of apps could not be read" onRetry={retry} />
    </Page>
  );
}
