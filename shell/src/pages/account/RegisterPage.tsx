import { Phrase, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { register as words } from '#texts/register';
import { SavedDestination } from './SavedDestination.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import { LinkPage } from './verify/LinkPage.tsx';
import { LinkPending } from './verify/LinkPending.tsx';
import { ResearcherForm } from './register/ResearcherForm.tsx';
import { useSignUpSettings } from './register/use-sign-up-settings.ts';

/** `/register`: a token means an invited Signing Official, otherwise a researcher registers (spec 1 section 2). */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <LinkPage token={token} isRejected={search.has('rejected')} /> : <ResearcherPage />;
}

function ResearcherPage() {
  const { status } = useSession();
  const settings = useSignUpSettings();
  if (settings === undefined) return <LinkPending title={words.title} />;
  return (
    <AccountPanel
      title={words.title}
      intro={
        <>
          <Text>{words.intro}</Text>
          <Text mt="2">
            <Phrase
              text={words.haveAccount}
              values={{ login: <RouteLink to="/login">{words.logIn}</RouteLink> }}
            />
          </Text>
          <SavedDestination />
        </>
      }
    >
      {status === 'signed-in' ? (
        <SignedInNotice text={words.signedIn} />
      ) : (
        <ResearcherForm orcidAuthorizeUrl={settings.orcid_authorize_url} />
      )}
    </AccountPanel>
  );
}
