import { Button, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { invitation as words } from '#texts/register';
import { useAttempt } from '../../../session/use-attempt.ts';
import { linkProblem } from '../use-link.ts';

/** People with an account need no new form (decisions, "Institutions": an official may serve more than one). */
export function AcceptWithAccount({ token }: { token: string }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { attempt, isBusy, refusal } = useAttempt();
  const accept = async () => {
    const { data } = await api('POST /verify-user/', { anonymous: true, body: { token } });
    if (data.status === 'expired')
      return navigate('/verification-notification', { replace: true, state: { token } });
    // a signed-in person now has a new role, so the page is reloaded
    if (status === 'signed-in') location.replace('/login');
    else await navigate('/login', { replace: true, state: { email: data.email } });
  };

  return (
    <Stack gap="4" align="flex-start">
      <Text>{words.acceptText}</Text>
      <Button loading={isBusy} loadingText={words.accepting} onClick={() => void attempt(accept)}>
        {words.accept}
      </Button>
      {refusal ? (
        <Text role="alert" color="fg.error">
          {linkProblem(refusal.error)}
        </Text>
      ) : null}
    </Stack>
  );
}
