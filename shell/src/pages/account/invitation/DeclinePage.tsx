import { Button, fill, Flex, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { invitation as words } from '#texts/register';
import { useAttempt } from '../../../session/use-attempt.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { linkProblem, type LinkStatus } from '../use-link.ts';
import { acceptAddress, readInstitution } from './invitation-words.ts';

/** Asks once, then declines an invitation (spec 1 section 2, "Registration form types"). */
export function DeclinePage({ token, link }: { token: string; link: LinkStatus }) {
  const navigate = useNavigate();
  const { attempt, isBusy, refusal } = useAttempt();
  const decline = async () => {
    await api('POST /decline-invitation/', { anonymous: true, body: { token } });
    await navigate('/thank-you?reason=sbso_said_no', { replace: true });
  };

  return (
    <AccountPanel title={words.declineTitle}>
      <Stack gap="5">
        <Text>{fill(words.declineText, { institution: readInstitution(link) })}</Text>
        <Flex wrap="wrap" gap="5" align="center">
          <Button loading={isBusy} loadingText={words.declining} onClick={() => void attempt(decline)}>
            {words.declineSubmit}
          </Button>
          {link.expired ? null : <RouteLink to={acceptAddress(token)}>{words.goBack}</RouteLink>}
        </Flex>
        {refusal ? (
          <Text role="alert" color="fg.error">
            {linkProblem(refusal.error)}
          </Text>
        ) : null}
      </Stack>
    </AccountPanel>
  );
}
