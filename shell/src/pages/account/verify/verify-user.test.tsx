import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmation, verification } from '#texts/confirmation';
import { openAccountPage, type Answers } from '../testing/account-bench.tsx';

afterEach(() => vi.unstubAllGlobals());

const LINK = {
  kind: 'verification',
  userType: 'primary_researcher',
  expired: false,
  used: false,
  has_account: true,
  userData: { institution_data: null, io_data: null },
};
const open = (answers: Answers) => openAccountPage('/verify-user?token=tok', answers);
const looked = (link: Partial<typeof LINK> = {}): Answers => ({
  'GET /verify-user/': { body: { ...LINK, ...link } },
});

test('a Loading screen shows while the token is verified; then the login page says so [C2.1.16 C2.1.4]', async () => {
  const { sentTo, router } = open({
    ...looked(),
    'POST /verify-user/': { body: { status: 'verified', email: 'ada@uni.test' } },
  });
  expect(await screen.findByRole('heading', { name: verification.checking })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?redirect=email_verified'));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state, 'the login form is filled in').toEqual({ email: 'ada@uni.test' });
  expect(sentTo('POST /verify-user/').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
});

test('an expired link says that a new email was sent, and sends it again in one click [C2.1.7 C2.4.3]', async () => {
  const { user, sentTo, container } = open({
    ...looked({ expired: true }),
    'POST /verify-user/': { body: { status: 'expired' } },
    'POST /resend-verification/': { status: 202 },
  });
  expect(await screen.findByRole('heading', { name: 'Your verification code has expired' })).toBeTruthy();
  expect(screen.getByText(/We have sent you a new email/)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: confirmation.sendAgain }));
  expect(await screen.findByRole('dialog', { name: MESSAGES.verificationSent })).toBeTruthy();
  expect(sentTo('POST /resend-verification/').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
});

test('a mail that could not be sent again is reported', async () => {
  const { user } = open({
    ...looked({ expired: true }),
    'POST /verify-user/': { body: { status: 'expired' } },
  });
  await user.click(await screen.findByRole('button', { name: confirmation.sendAgain }));
  expect(await screen.findByText(MESSAGES.mailFailed)).toBeTruthy();
});

const NOT_FOUND = { status: 404, body: { detail: 'x', code: 'NOT_FOUND', correlation_id: 'c' } };
test.each<[string, Answers]>([
  ['unknown', { 'GET /verify-user/': NOT_FOUND }],
  ['used', looked({ used: true })],
  ['used at the same moment', { ...looked(), 'POST /verify-user/': { ...NOT_FOUND, status: 409 } }],
])('a link that is %s cannot be verified', async (_, answers) => {
  open(answers);
  expect(await screen.findByText(MESSAGES.tokenUnverified)).toBeTruthy();
  expect(screen.getByRole('link', { name: /@/ })).toBeTruthy();
});

test('a failure of the server is no verdict on the link: it can be tried again', async () => {
  let isDown = true;
  const { user, router } = open({
    'GET /verify-user/': () => (isDown ? { status: 503 } : { body: LINK }),
    'POST /verify-user/': { body: { status: 'verified' } },
  });
  const again = await screen.findByRole('button', { name: /try again/i });
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
