import { useEffect, useState } from 'react';
import { Box, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { api, failureMessage } from '@portal/shared-ui/data';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useLocation, useNavigate, useParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { login } from '#texts/login';
import { organizations as words } from '#texts/organizations';
import { linkAnswer, readAnswer, type Answer } from '../../session/organization.ts';
import { useAttempt } from '../../session/use-attempt.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginModal } from './LoginModal.tsx';
import { evaluateOutcome } from './login-outcome.ts';
import { MoveOn } from './LoginPage.tsx';
import { SecondStep } from './SecondStep.tsx';

/** `/login/organization/:organization`: where an organization sends the browser back to. */
export function Component() {
  const { organization = '' } = useParams();
  const { search } = useLocation();
  const { status } = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const fail = useFailure();
  useEffect(() => {
    readAnswer(organization, search.slice(1)).then(setAnswer, fail);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer counts once
  }, [organization, search]);

  if (!answer) return <Waiting />;
  const isSignedIn = status === 'signed-in';
  switch (answer.status) {
    case 'proved':
      return (
        <Page title={words.provedTitle} width="slim">
          <Text>{words.proved}</Text>
        </Page>
      );
    case 'linked':
      return <MoveOn from="/my-profile" />;
    case 'known':
      return isSignedIn ? <MoveOn /> : <Finish {...answer} onFailed={fail} />;
    case 'unknown':
      return isSignedIn ? <LinkNow {...answer} onFailed={fail} /> : <LogInFirst {...answer} />;
  }
}

/** Every failure leads back, with a plain message. */
function useFailure() {
  const navigate = useNavigate();
  const { status } = useSession();
  return (error: unknown) => {
    const failure = failureMessage(error) ?? words.failed;
    if (status === 'signed-in') notify.error(failure);
    const to = status === 'signed-in' ? '/my-profile' : '/login';
    void navigate(to, { replace: true, state: { failure } });
  };
}

const Waiting = () => (
  <Page title={login.title} width="slim">
    <LoadingText>{login.submitting}</LoadingText>
  </Page>
);

interface StepProps extends Answer {
  onFailed: (error: unknown) => void;
}

/** Logs in to the account. Like after a password, new terms or the second factor of the portal may be required first. */
function Finish({ attempt: token, email, onFailed }: StepProps) {
  const { accept } = useSession();
  const navigate = useNavigate();
  const { attempt, refusal } = useAttempt();
  const outcome = refusal && evaluateOutcome(refusal.error);
  const goBack = () => void navigate('/login', { replace: true });
  const finish = (terms: { agreed_to_terms?: true } = {}) =>
    attempt(
      async () => {
        const { data } = await api('POST /organization-login/finish/', {
          anonymous: true,
          body: { attempt: token, ...terms },
        });
        await accept(data.session);
      },
      (error) => {
        const { kind } = evaluateOutcome(error);
        if (kind === 'form' || kind === 'bot-check') onFailed(error);
      },
    );
  useEffect(() => {
    void finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; further calls follow from what the person does
  }, [token]);
  if (outcome?.kind === 'second-step')
    return (
      <Page title={login.title} width="slim">
        <SecondStep {...outcome.step} text={words.stepText} onBack={goBack} />
      </Page>
    );
  return (
    <>
      <Waiting />
      {outcome?.kind === 'modal' ? (
        <LoginModal
          code={outcome.code}
          email={email ?? ''}
          onClose={goBack}
          onAgree={() => void finish({ agreed_to_terms: true })}
        />
      ) : null}
    </>
  );
}

/** Links the organization to the account that is logged in. The session becomes a new one. */
function LinkNow({ attempt, organization, onFailed }: StepProps) {
  const { accept } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const link = async () => {
      const { session } = await linkAnswer(attempt);
      await accept(session);
      notify.success(fill(words.linked, { organization }));
      await navigate('/login', { replace: true });
    };
    link().catch(onFailed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the attempt counts once
  }, [attempt]);
  return <Waiting />;
}

/** No account has this login yet: people with an account log in to it, and others create one first. */
function LogInFirst({ organization, email }: Answer) {
  return (
    <Page title={fill(words.linkTitle, { organization })} width="slim">
      <Stack gap="5">
        <Text>{fill(words.linkText, { organization })}</Text>
        <Text>
          {fill(words.noAccount, { organization })}{' '}
          <RouteLink to="/register" state={{ email: email ?? '' }}>
            {login.createAccount}
          </RouteLink>
        </Text>
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }}>
          <LoginForm knownEmail={email ?? ''} onlyPortal />
        </Box>
      </Stack>
    </Page>
  );
}
