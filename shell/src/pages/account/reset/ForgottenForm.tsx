import { Suspense, useRef, useState, type FormEvent } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Alert, Button, ErrorIcon, Field, Input, Stack, Text, lazyPart } from '@portal/shared-ui';
import { api, ApiError } from '@portal/shared-ui/data';
import { RouteLink, useErrorTitle } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { forgotten as words } from '#texts/password';
import { AccountPanel } from '../AccountPanel.tsx';
import { useAttempt } from '../../../session/use-attempt.ts';
import { useBotCheck } from '@portal/shared-ui/use-bot-check';

const EMAIL = /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/;

/** Whether the text looks like a single address. */
const isEmail = (text: string): boolean => EMAIL.test(text);

const BotCheck = lazyPart(async () => ({ default: (await import('@portal/shared-ui/bot-check')).BotCheck }));

/**
 * Requests the mail with a reset link. The answer is the same for every address (decisions, "Session and security").
 */
export function ForgottenForm() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const botCheck = useBotCheck();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { attempt, isBusy } = useAttempt();
  useErrorTitle(error !== null || problem !== null);

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setProblem(null);
    if (!isEmail(address)) return refuse(MESSAGES.forgotEmail);
    setError(null);
    const ask = async () => {
      const check = await botCheck.solve();
      await api('POST /forgot-password/', { anonymous: true, body: { email: address, ...check } });
      await navigate('/verify', { state: { userEmail: address, lastLocation: '/reset-password' } });
    };
    await attempt(ask, (failure) => {
      if (botCheck.catches(failure)) return;
      const [message] = (failure instanceof ApiError ? failure.fields['email'] : undefined) ?? [];
      if (message) refuse(message);
      else setProblem(findProblem(failure));
    });
  };

  return (
    <AccountPanel title={words.title} intro={<Text>{words.intro}</Text>}>
      <form noValidate aria-label={words.title} onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          {problem ? (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{problem}</Alert.Title>
            </Alert.Root>
          ) : null}
          <Field.Root invalid={error !== null}>
            <Field.Label>{words.email}</Field.Label>
            <Input
              ref={input}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Field.ErrorText>
              <ErrorIcon boxSize="1.2em" me="1.5" flexShrink="0" />
              {error}
            </Field.ErrorText>
          </Field.Root>
          {botCheck.isVisible ? (
            <Suspense fallback={null}>
              <BotCheck
                key={botCheck.round}
                title={MESSAGES.resetRecaptchaFailed}
                text={MESSAGES.resetNotBot}
                onSolved={botCheck.setSolution}
              />
            </Suspense>
          ) : null}
          <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={words.submitting}>
            {words.submit}
          </Button>
          <RouteLink to="/login" alignSelf="flex-start">
            {words.backToLogin}
          </RouteLink>
        </Stack>
      </form>
    </AccountPanel>
  );
}

/** Client errors show the server's text; server failures show the specification's text. */
function findProblem(failure: unknown): string {
  const isReported = failure instanceof ApiError && failure.status > 0 && failure.status < 500;
  return isReported ? failure.detail : MESSAGES.resetUnexpected;
}
