import { useEffect } from 'react';
import { LoadingText, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { register as words } from '#texts/register';
import { notFound } from '#texts/not-found';

/** `/orchid-redirect`: ORCID redirects its window here; the page passes the query string to its opener. */
export function Component() {
  useEffect(() => {
    const opener: unknown = window.opener;
    // without an opener there is no page to notify, and the window must not close
    if (!isWindow(opener)) return;
    opener.postMessage(location.search, location.origin);
    window.close();
  }, []);
  return (
    <Page title={words.orcidTitle} width="slim">
      {isWindow(window.opener) ? (
        <LoadingText>{words.orcidRedirecting}</LoadingText>
      ) : (
        <>
          <Text mb="5">{words.orcidAlone}</Text>
          <RouteButton to="/">{notFound.returnHome}</RouteButton>
        </>
      )}
    </Page>
  );
}

function isWindow(value: unknown): value is Pick<Window, 'postMessage'> {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}
