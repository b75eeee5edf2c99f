import { screen } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import type * as BotCheckModule from '@portal/shared-ui/bot-check';
import { SessionProvider } from '@portal/shared-ui/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from './LoginForm.tsx';

vi.mock('@portal/shared-ui/bot-check', async (original) => ({
  ...(await original<typeof BotCheckModule>()),
  solveBotCheck: () => Promise.resolve('solved'),
}));

let loginAnswer: { status: number; body: unknown };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (!input.startsWith('/api/api-token-auth/')) return Promise.resolve(Response.json({}, { status: 401 }));
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return Promise.resolve(Response.json(loginAnswer.body, { status: loginAnswer.status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  renderWithPortal(
    <SessionProvider>
      <LoginForm />
    </SessionProvider>,
  );

async function logIn(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('Email'), 'pi@demo.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

test('an empty form says what is missing, sends nothing and goes to the first field', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(screen.getByText(MESSAGES.emailPattern)).toBeTruthy();
  expect(screen.getByText(MESSAGES.passwordRequired)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sent).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
});

test('changed terms open a modal; Agree tries again with agreed_to_terms', async () => {
  loginAnswer = { status: 400, body: { code: 'TERMS_SERVICES', detail: 'x' } };
  const { user } = show();
  await logIn(user);
  expect(await screen.findByText(MESSAGES.termsChanged)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ agreed_to_terms: true, recaptcha: 'solved' });
});

test.each([
  ['ACCOUNT_UNVERIFIED', MESSAGES.unverified],
  ['NO_PASSWORD', MESSAGES.welcome],
  ['Invalid institution', 'Invalid Institution'],
])('%s opens its modal', async (code, title) => {
  loginAnswer = { status: 400, body: { code, detail: 'x' } };
  const { user } = show();
  await logIn(user);
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('a failed bot check shows the visible one', async () => {
  loginAnswer = { status: 400, body: { recaptcha: [MESSAGES.recaptchaFailed] } };
  const { user } = show();
  await logIn(user);
  expect(await screen.findByText(MESSAGES.recaptchaFailed)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeTruthy();
});

test('any other refusal stands above the form', async () => {
  loginAnswer = { status: 400, body: ['Email or password is wrong.'] };
  const { user } = show();
  await logIn(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong.');
});
