import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import type * as BotCheckModule from '@portal/shared-ui/bot-check';
import { SessionProvider } from '@portal/shared-ui/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { factors } from '#texts/factors';
import { LoginForm } from './LoginForm.tsx';

vi.mock('@portal/shared-ui/bot-check', async (original) => ({
  ...(await original<typeof BotCheckModule>()),
  solveBotCheck: () => Promise.resolve('solved'),
}));

let loginAnswer: { status: number; body: unknown };
let stepAnswer: { status: number; body: unknown };
let resendAnswer: { status: number; body: unknown };
const sent: unknown[] = [];
const stepped: unknown[] = [];
const resent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  resent.length = 0;
  stepped.length = 0;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    if (input.startsWith('/api/resend-verification/')) {
      resent.push(body);
      return Promise.resolve(Response.json(resendAnswer.body, { status: resendAnswer.status }));
    }
    if (input.startsWith('/api/session/second-step/')) {
      stepped.push(body);
      return Promise.resolve(Response.json(stepAnswer.body, { status: stepAnswer.status }));
    }
    if (!input.startsWith('/api/api-token-auth/')) return Promise.resolve(Response.json({}, { status: 401 }));
    sent.push(body);
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

test('an empty form says what is missing, sends nothing and goes to the first field [C2.5.1 C5.1.1]', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(screen.getByText(MESSAGES.emailPattern)).toBeTruthy();
  expect(screen.getByText(MESSAGES.passwordRequired)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sent).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
});

test('changed terms open a modal; Agree tries again with agreed_to_terms [C8.2.1 C4.3.1]', async () => {
  loginAnswer = { status: 400, body: { code: 'TERMS_SERVICES', detail: 'x' } };
  const { user } = show();
  await logIn(user);
  expect(await screen.findByText(MESSAGES.termsChanged)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ agreed_to_terms: true, recaptcha: 'solved' });
});

test('Cancel closes the terms without another login [C8.2.1]', async () => {
  loginAnswer = { status: 400, body: { code: 'TERMS_SERVICES', detail: 'x' } };
  const { user } = show();
  await logIn(user);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(MESSAGES.termsChanged)).toBeNull());
  expect(sent).toHaveLength(1);
});

test.each([
  [
    'an account without a password is welcomed and told of the mail [C8.2.2 C4.3.1]',
    'NO_PASSWORD',
    MESSAGES.welcome,
    /We emailed you a link/,
  ],
  [
    'who left the institution is told to contact support [C8.2.4]',
    'Invalid institution',
    'Invalid Institution',
    /no longer seem to be a member.*contact support/,
  ],
])('%s', async (_, code, title, text) => {
  loginAnswer = { status: 400, body: { code, detail: 'x' } };
  const { user } = show();
  await logIn(user);
  expect((await screen.findByRole('dialog', { name: title })).textContent).toMatch(text);
});

describe('an account that is not verified', () => {
  const refused = async () => {
    loginAnswer = { status: 400, body: { code: 'ACCOUNT_UNVERIFIED', detail: 'x' } };
    const { user } = show();
    await logIn(user);
    await screen.findByRole('dialog', { name: MESSAGES.unverified });
    await user.click(screen.getByRole('button', { name: MESSAGES.resendVerification }));
  };

  test('has the mail sent again, which arrives within 10 minutes [C8.2.3 C4.3.1]', async () => {
    resendAnswer = { status: 202, body: {} };
    await refused();
    const dialog = await screen.findByRole('dialog', { name: MESSAGES.verificationSent });
    expect(dialog.textContent).toContain('within 10 minutes');
    expect(resent).toEqual([{ email: 'pi@demo.test' }]);
  });

  test('reads when the mail could not be sent', async () => {
    resendAnswer = { status: 500, body: {} };
    await refused();
    expect(await screen.findByText(MESSAGES.mailFailed)).toBeTruthy();
  });
});

test('a failed bot check shows the visible one, and the next attempt says so [C5.1.1 C7.1.1]', async () => {
  loginAnswer = { status: 400, body: { recaptcha: [MESSAGES.recaptchaFailed] } };
  const { user } = show();
  await logIn(user);
  expect(
    await screen.findByText('Recaptcha Failed. Please confirm your are not a robot.'),
    'the words of the specification, to the letter',
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ is_v2: false }, { is_v2: true }]);
});

test('any other refusal is above the form [C8.2.4]', async () => {
  loginAnswer = { status: 400, body: ['Email or password is wrong.'] };
  const { user } = show();
  await logIn(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Email or password is wrong.');
  expect(document.activeElement).toBe(alert);
});

test('after a wrong password the focus is on its field, also the second time', async () => {
  const message = 'Incorrect email or password';
  loginAnswer = { status: 400, body: { password: [message] } };
  const { user } = show();
  await logIn(user);
  expect(await screen.findByText(message)).toBeTruthy();
  const field = screen.getByLabelText('Password');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('after the password a code of the second factor is asked for, or a recovery code instead', async () => {
  const current = { step: 'step', methods: ['totp', 'recovery'] };
  loginAnswer = { status: 400, body: { code: 'SECOND_FACTOR', detail: 'x', current } };
  stepAnswer = { status: 400, body: { code: ['This code is not correct'] } };
  const { user, container } = show();
  await logIn(user);
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(await axeViolations(container)).toEqual([]);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('This code is not correct')).toBeTruthy();
  expect(stepped).toEqual([{ step: 'step', code: '123456' }]);

  await user.click(screen.getByRole('button', { name: factors.byRecovery }));
  await user.type(screen.getByRole('textbox', { name: factors.recoveryCode }), 'abcde-fghjk');
  stepAnswer = { status: 400, body: { step: ['This login took too long'] } };
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This login took too long');
  expect(stepped[1]).toEqual({ step: 'step', recovery_code: 'abcde-fghjk' });
  await user.click(screen.getByRole('button', { name: factors.back }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});
