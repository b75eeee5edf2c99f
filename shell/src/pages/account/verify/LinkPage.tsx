import { useLink } from '../use-link.ts';
import { DeclinePage } from '../invitation/DeclinePage.tsx';
import { InvitationPage } from '../invitation/InvitationPage.tsx';
import { BadLink, LinkFailure } from './BadLink.tsx';
import { FollowLink } from './FollowLink.tsx';
import { LinkPending } from './LinkPending.tsx';

/** The page for a mail link: verification, the form of an invited official, or declining (spec 1 section 2). */
export function LinkPage({ token, isRejected }: { token: string; isRejected: boolean }) {
  const state = useLink(token);
  switch (state.kind) {
    case 'loading':
      return <LinkPending />;
    case 'invalid':
      return <BadLink />;
    case 'failed':
      return <LinkFailure onRetry={state.retry} />;
    case 'known': {
      const { link } = state;
      if (link.used) return <BadLink />;
      if (link.kind === 'verification' || (link.expired && !isRejected)) return <FollowLink token={token} />;
      return isRejected ? (
        <DeclinePage token={token} link={link} />
      ) : (
        <InvitationPage token={token} link={link} />
      );
    }
  }
}
