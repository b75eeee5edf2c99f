import { Text } from '@portal/shared-ui';
import { forgotten as words } from '#texts/password';
import { AccountPanel } from '../AccountPanel.tsx';
import { useResetLink } from '../use-link.ts';
import { LinkFailure } from '../verify/BadLink.tsx';
import { LinkPending } from '../verify/LinkPending.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetProblem } from './ResetProblem.tsx';

/**
 * Sets a new password with the link of a mail. Checks the link first, so that no one chooses a password for an invalid
 * link.
 */
export function NewPasswordPage({ token }: { token: string }) {
  const link = useResetLink(token);
  if (link.kind === 'loading') return <LinkPending />;
  if (link.kind === 'failed') return <LinkFailure onRetry={link.retry} />;
  const isUsable = link.kind === 'known' && link.link.usable;
  return (
    <AccountPanel title={words.newTitle} intro={isUsable ? <Text>{words.newIntro}</Text> : null}>
      {isUsable ? <NewPasswordForm token={token} /> : <ResetProblem kind="link" />}
    </AccountPanel>
  );
}
