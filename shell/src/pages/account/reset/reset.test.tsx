import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import type * as BotCheckModule from '@portal/shared-ui/bot-check';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { forgotten as words } from '#texts/password';
import { fill, GOOD_PASSWORD, openAccountPage, type Answers } from '../testing/account-bench.tsx';

vi.mock('@portal/shared-ui/bot-check', async (original) => ({
  ...(await original<typeof BotCheckModule>()),
  solveBotCheck: () => Promise.resolve('solved'),
}));
afterEach(() => vi.unstubAllGlobals());

const forgot = async (answers: Answers, email: string) => {
  const bench = openAccountPage('/reset-password', answers);
  await bench.user.type(await screen.findByLabelText(words.email), email);
  await bench.user.click(screen.getByRole('button', { name: words.submit }));
  return bench;
};

test('asking for a link needs an address, and leads to /verify [C5.5.2 C2.1.8 C2.4.5]', async () => {
  const { user, sentTo, container } = await forgot(
    { 'POST /forgot-password/': { status: 202 } },
    'no address',
  );
  expect(screen.getByText(MESSAGES.forgotEmail)).toBeTruthy();
  const input = screen.getByLabelText(words.email);
  expect(document.activeElement).toBe(input);
  expect(await axeViolations(container)).toEqual([]);
  await user.clear(input);
  await user.type(input, 'ada@hilltop.test');
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(sentTo('POST /forgot-password/').map(({ body }) => body)).toEqual([
    { email: 'ada@hilltop.test', recaptcha: 'solved', is_v2: false },
  ]);
});

test('a failed bot check has its own words here [C8.3.1]', async () => {
  await forgot(
    { 'POST /forgot-password/': { status: 400, body: { recaptcha: [MESSAGES.recaptchaFailed] } } },
    'ada@hilltop.test',
  );
  expect(await screen.findByText(MESSAGES.resetRecaptchaFailed)).toBeTruthy();
  expect(screen.getByText(MESSAGES.resetNotBot)).toBeTruthy();
});

test('a failure of the server is an unexpected error [C8.4.1]', async () => {
  await forgot({ 'POST /forgot-password/': { status: 500 } }, 'ada@hilltop.test');
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.resetUnexpected);
});

const USABLE: Answers = { 'GET /reset-password/': { body: { usable: true } } };
const setNew = async (answers: Answers, again = GOOD_PASSWORD, path = '/reset-password#tok') => {
  const bench = openAccountPage(path, { ...USABLE, ...answers });
  await screen.findByLabelText('New password');
  fill('New password', GOOD_PASSWORD);
  if (again) fill('Confirm new password', again);
  await bench.user.click(screen.getByRole('button', { name: words.newSubmit }));
  return bench;
};

test.each(['/reset-password#tok', '/reset-password/tok'])(
  '%s sets a new password and leads to the login page [C2.1.8 C2.1.9]',
  async (path) => {
    const { sentTo } = await setNew({ 'POST /reset-password/': {} }, GOOD_PASSWORD, path);
    expect(await screen.findByRole('heading', { name: 'Password was reset' })).toBeTruthy();
    expect(sentTo('POST /reset-password/').map(({ body }) => body)).toEqual([
      { token: 'tok', password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD },
    ]);
  },
);

test('both passwords must be there, match and be valid [C5.5.2 C5.2.1]', async () => {
  const { sentTo, container } = await setNew({}, '');
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    MESSAGES.fieldsBlank,
  );
  expect(await axeViolations(container)).toEqual([]);
  fill('Confirm new password', 'another');
  await waitFor(() => expect(screen.getAllByText(MESSAGES.passwordsDiffer).length).toBeGreaterThan(0));
  fill('New password', 'weak');
  await waitFor(() => expect(screen.getAllByText(MESSAGES.passwordCriteria).length).toBeGreaterThan(0));
  expect(sentTo('POST /reset-password/')).toEqual([]);
});

test('a password that the server refuses lands on its field', async () => {
  await setNew({ 'POST /reset-password/': { status: 400, body: { password: ['This is too common.'] } } });
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    'This is too common.',
  );
});

test('a link that was used or is too old says so immediately and leads to a new one [C8.4.2]', async () => {
  openAccountPage('/reset-password#tok', { 'GET /reset-password/': { body: { usable: false } } });
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGES.resetLinkBad);
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/reset-password');
});

test('a link that has expired since says the same [C8.4.2]', async () => {
  await setNew({ 'POST /reset-password/': { status: 400, body: { token: [MESSAGES.resetLinkBad] } } });
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGES.resetLinkBad);
});

test('a failure of the server points to support, and what was typed stays [C8.4.3]', async () => {
  await setNew({ 'POST /reset-password/': { status: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.resetFailed);
  expect(screen.getByLabelText('New password')).toHaveProperty('value', GOOD_PASSWORD);
});
