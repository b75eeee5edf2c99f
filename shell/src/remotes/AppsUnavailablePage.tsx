import { Page } from '@portal/shared-ui/page';
import { AppsListFailure } from './AppsListFailure.tsx';
import { pages as words } from '#texts/pages';

/** Shown at every unknown address while the list of apps could not be read: the address may be right. */
export function AppsUnavailablePage() {
  return (
    <Page title={words.appsUnavailable.title} width="slim">
      <AppsListFailure title={words.appsUnavailable.text} />
    </Page>
  );
}
