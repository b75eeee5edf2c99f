import { useEffect } from 'react';
import { LoadingText } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { register as words } from '#texts/register';

/** `/orchid-redirect`: ORCID sends its window back here; it hands the query string to the page that opened it. */
export function Component() {
  useEffect(() => {
    const opener: unknown = window.opener;
    // a window that nobody opened has nobody to tell, and must not close
    if (!isWindow(opener)) return;
    opener.postMessage(location.search, location.origin);
    window.close();
  }, []);
  return (
    <Page title={words.orcidTitle} width="narrow">
      <LoadingText>{words.orcidRedirecting}</LoadingText>
    </Page>
  );
}

function isWindow(value: unknown): value is Pick<Window, 'postMessage'> {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}
