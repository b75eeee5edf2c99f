import { fill, Phrase, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { invitation as words, register } from '#texts/register';
import { AccountPanel } from '../AccountPanel.tsx';
import { SignedInNotice } from '../SignedInNotice.tsx';
import type { LinkStatus } from '../use-link.ts';
import { AcceptWithAccount } from './AcceptWithAccount.tsx';
import { declineAddress, readInstitution } from './invitation-words.ts';
import { OfficialForm } from './OfficialForm.tsx';

/** An invitation as Signing Official: a form, or a single button for people with an account. */
export function InvitationPage({ token, link }: { token: string; link: LinkStatus }) {
  const { status } = useSession();
  const text = link.has_account ? words.introWithAccount : words.intro;
  return (
    <AccountPanel
      title={link.has_account ? words.acceptTitle : words.title}
      intro={
        <>
          <Text>{fill(text, { institution: readInstitution(link) })}</Text>
          <Text mt="2">
            <Phrase
              text={words.notMe}
              values={{ decline: <RouteLink to={declineAddress(token)}>{words.decline}</RouteLink> }}
            />
          </Text>
        </>
      }
    >
      {link.has_account ? (
        <AcceptWithAccount token={token} />
      ) : status === 'signed-in' ? (
        <SignedInNotice text={register.signedInInvited} />
      ) : (
        <OfficialForm token={token} link={link} />
      )}
    </AccountPanel>
  );
}
