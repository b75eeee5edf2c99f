import { Page } from '@portal/shared-ui/page';
import { AppsListFailure } from './AppsListFailure.tsx';
import { pages as words } from '#texts/pages';

/** Shown at unknown addresses while the list of apps could not be loaded, because the address may be valid. */
export function AppsUnavailablePage() {
  return (
    <Page title={words.appsUnavailable.title} width="slim">
      <AppsListFailure title={words.appsUnavailable.text} />
    </Page>
  );
}
