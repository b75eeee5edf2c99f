import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import type * as BotCheckModule from '@portal/shared-ui/bot-check';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { invitation, register as words } from '#texts/register';
import { fill, GOOD_PASSWORD, makeReady, openAccountPage, type Answers } from '../testing/account-bench.tsx';

vi.mock('@portal/shared-ui/bot-check', async (original) => ({
  ...(await original<typeof BotCheckModule>()),
  solveBotCheck: () => Promise.resolve('solved'),
}));
afterEach(() => vi.unstubAllGlobals());

const LINK = {
  kind: 'invitation',
  userType: 'sbso',
  expired: false,
  used: false,
  has_account: false,
  userData: {
    institution_data: { id: 4, name: 'Hilltop University' },
    io_data: {
      email: 'dean@hilltop.test',
      first_name: 'Grace',
      last_name: 'Hopper',
      phone_number: null,
      title: null,
    },
  },
};
const open = (path: string, answers: Answers = {}, link: Partial<typeof LINK> = {}) =>
  openAccountPage(path, { 'GET /verify-user/': { body: { ...LINK, ...link } }, ...answers });

test('a token means Signing Official: prefilled, the email read-only, institution named [C2.3.1 C2.1.4 C3.0.7]', async () => {
  const { container, sentTo } = open('/register?token=tok');
  expect(await screen.findByLabelText(words.firstName)).toHaveProperty('value', 'Grace');
  expect(screen.getByLabelText(words.lastName)).toHaveProperty('value', 'Hopper');
  const email = screen.getByLabelText<HTMLInputElement>(words.email);
  expect([email.value, email.readOnly]).toEqual(['dean@hilltop.test', true]);
  expect(screen.getByText(/Hilltop University/)).toBeTruthy();
  expect(screen.queryByLabelText(words.confirmEmail)).toBeNull();
  expect(sentTo('GET /verify-user/')[0]?.query.get('token')).toBe('tok');
  expect(await axeViolations(container)).toEqual([]);
});

test('Submit waits for terms and password, asks for a phone number, and sends the token [C5.3.1 C5.3.4]', async () => {
  const { user, sentTo } = open('/verify-user?token=tok', { 'POST /register-user/': { status: 201 } });
  await screen.findByLabelText(words.firstName);
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: words.submit });
  expect(submit().disabled).toBe(true);
  await makeReady(user);
  await user.click(submit());
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    MESSAGES.phoneRequired,
  );
  fill(words.phone, '+1 555 0100');
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Thank you. Your account is ready.' })).toBeTruthy();
  expect(sentTo('POST /register-user/')[0]?.body).toEqual({
    token: 'tok',
    first_name: 'Grace',
    last_name: 'Hopper',
    title: null,
    phone_number: '+1 555 0100',
    password: GOOD_PASSWORD,
    confirm_password: GOOD_PASSWORD,
    agreed_to_terms: true,
    recaptcha: 'solved',
    is_v2: false,
  });
});

test('`rejected` asks once, declines by POST and says thanks [C2.3.1 C2.4.2 C2.1.6]', async () => {
  const { user, sentTo, router } = open('/register?token=tok&rejected=true', {
    'POST /decline-invitation/': {},
  });
  await screen.findByRole('heading', { name: invitation.declineTitle });
  expect(sentTo('POST /decline-invitation/')).toEqual([]);
  await user.click(screen.getByRole('button', { name: invitation.declineSubmit }));
  expect(await screen.findByRole('heading', { name: 'Thanks for telling us' })).toBeTruthy();
  expect(router.state.location.search).toBe('?reason=sbso_said_no');
  expect(sentTo('POST /decline-invitation/').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
});

test('who has an account accepts with one button', async () => {
  const { user, sentTo, router } = open(
    '/verify-user?token=tok',
    { 'POST /verify-user/': { body: { status: 'accepted' } } },
    { has_account: true },
  );
  await user.click(await screen.findByRole('button', { name: invitation.accept }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sentTo('POST /verify-user/').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
});

test('an answer that can no longer be given is reported', async () => {
  const { user } = open('/verify-user?token=tok&rejected=true', {
    'POST /decline-invitation/': {
      status: 409,
      body: { detail: 'Used', code: 'WRONG_STATE', correlation_id: 'c' },
    },
  });
  await user.click(await screen.findByRole('button', { name: invitation.declineSubmit }));
  expect(await screen.findByText(MESSAGES.tokenUnverified)).toBeTruthy();
});

test('who cannot have the role reads so', async () => {
  const detail = 'A Principal Investigator cannot be a Signing Official.';
  const { user } = open(
    '/verify-user?token=tok',
    { 'POST /verify-user/': { status: 409, body: { detail, code: 'CONFLICT', correlation_id: 'c' } } },
    { has_account: true },
  );
  await user.click(await screen.findByRole('button', { name: invitation.accept }));
  expect(await screen.findByText(detail)).toBeTruthy();
});
