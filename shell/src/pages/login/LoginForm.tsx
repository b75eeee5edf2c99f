import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, Button, Stack, fill, lazyPart } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { focusFirstError, useErrorTitle } from '@portal/shared-ui/page';
import { login as words } from '#texts/login';
import { readLastLoginMethod, rememberLoginMethod } from '../../session/last-login-method.ts';
import { LoginField } from './LoginField.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { useLogin } from './use-login.ts';
import { validateLogin, type LoginErrors } from './validate-login.ts';

const LoginModal = lazyPart(async () => ({ default: (await import('./LoginModal.tsx')).LoginModal }));
const SecondStep = lazyPart(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));
const BotCheck = lazyPart(async () => ({ default: (await import('@portal/shared-ui/bot-check')).BotCheck }));

interface LoginFormProps {
  knownEmail?: string;
  /** True where the login is to be linked to that of an organization, which is therefore not offered. */
  onlyPortal?: boolean;
}

const PASSKEY = { id: 'passkey', name: '' };

/** Email, password, bot check (spec 1 section 2, "Login form"). The new session then redirects the person. */
export function LoginForm({ knownEmail = '', onlyPortal = false }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: knownEmail, password: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const [solution, setSolution] = useState<string | null>(null);
  const [checksVisibly, setChecksVisibly] = useState(false);
  /** What was pressed: `passkey` or an organization; undefined for the password. */
  const [way, setWay] = useState<string>();
  const { login, loginWithPasskey, loginAt, isBusy, outcome, clearOutcome } = useLogin();
  const isByPasskey = way === 'passkey';
  const { organizations = [] } = useBranding();
  const last = readLastLoginMethod();
  const ways = [
    ...(onlyPortal ? [] : organizations),
    ...('PublicKeyCredential' in globalThis ? [PASSKEY] : []),
  ].toSorted((one, other) => Number(other.id === last) - Number(one.id === last));

  const needsVisibleCheck = checksVisibly || outcome?.kind === 'bot-check';
  const shown = outcome?.kind === 'form' ? { ...outcome.errors, ...errors } : errors;
  const message = outcome?.kind === 'form' ? outcome.message : null;
  useErrorTitle(Object.keys(shown).length > 0 || message !== null);
  useEffect(() => {
    // A modal and the bot check set the focus themselves.
    if (outcome?.kind !== 'form') return;
    focusFirstError(form.current);
  }, [outcome]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = validateLogin(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (outcome?.kind === 'bot-check') setChecksVisibly(true);
    setWay(undefined);
    rememberLoginMethod('password');
    // A solution is valid only once; the next attempt needs a new one.
    setSolution(null);
    await login(values, { solution, isVisible: needsVisibleCheck });
  };

  if (outcome?.kind === 'second-step')
    return (
      <Suspense fallback={null}>
        <SecondStep {...outcome.step} onBack={clearOutcome} />
      </Suspense>
    );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={words.title}>
      <Stack gap="5">
        {message ? (
          <Alert.Root status="error" role="alert" tabIndex={-1} outline="none">
            <Alert.Indicator />
            <Alert.Title>{message}</Alert.Title>
          </Alert.Root>
        ) : null}
        {ways.map(({ id, name }) => {
          const label = name ? fill(words.continueWith, { name }) : words.passkey;
          return (
            <Button
              key={id}
              variant="outline"
              h="auto"
              minH="10"
              py="2"
              whiteSpace="normal"
              loading={isBusy && way === id}
              loadingText={label}
              disabled={isBusy}
              onClick={() => {
                setWay(id);
                rememberLoginMethod(id);
                void (name ? loginAt(id) : loginWithPasskey());
              }}
            >
              {label}
            </Button>
          );
        })}
        <LoginField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          value={values.email}
          error={shown.email}
          onChange={(email) => setValues({ ...values, email })}
        />
        <LoginField
          name="password"
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={shown.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        {needsVisibleCheck ? (
          <Suspense fallback={null}>
            <BotCheck key={solution === null && isBusy ? 'spent' : 'open'} onSolved={setSolution} />
          </Suspense>
        ) : null}
        <Button
          type="submit"
          loading={isBusy && way === undefined}
          disabled={isBusy}
          loadingText={words.submitting}
        >
          {words.submit}
        </Button>
        <LoginLinks />
      </Stack>
      {outcome?.kind === 'modal' ? (
        <Suspense fallback={null}>
          <LoginModal
            code={outcome.code}
            email={values.email.trim()}
            onClose={clearOutcome}
            onAgree={() => {
              const terms = { agreesToTerms: true };
              void (isByPasskey ? loginWithPasskey(terms) : login(values, terms));
            }}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
