import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useRemotes } from './registry-context.ts';
import { pages as words } from '#texts/pages';

/** Stands at every unknown address while the list of apps could not be read: the address may be right. */
export function AppsUnavailablePage() {
  const { retry } = useRemotes();
  return (
    <Page title={words.appsUnavailable.title} width="slim">
      <RetryPanel title={words.appsUnavailable.text} onRetry={retry} />
    </Page>
  );
}
