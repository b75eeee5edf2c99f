import { useLocation } from '@portal/shared-ui/router';
import { unlock as words } from '#texts/login';
import { AccountPanel } from '../AccountPanel.tsx';
import { useUnlockLink } from '../use-link.ts';
import { LinkFailure } from '../verify/BadLink.tsx';
import { LinkPending } from '../verify/LinkPending.tsx';
import { UnlockOutcome } from './UnlockOutcome.tsx';
import { UnlockPanel } from './UnlockPanel.tsx';

/** `/unlock-login#token`: checks the link of the mail, and uses it when the person confirms. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return token ? <Link key={token} token={token} /> : <Bad />;
}

function Link({ token }: { token: string }) {
  const link = useUnlockLink(token);
  if (link.kind === 'loading') return <LinkPending title={words.title} />;
  if (link.kind === 'failed') return <LinkFailure onRetry={link.retry} />;
  return link.kind === 'known' && link.link.usable ? <UnlockPanel token={token} /> : <Bad />;
}

const Bad = () => (
  <AccountPanel title={words.title}>
    <UnlockOutcome isDone={false} />
  </AccountPanel>
);
