import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import type * as BotCheckModule from '@portal/shared-ui/bot-check';
import { rememberDestination } from '@portal/shared-ui/session';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { register as words } from '#texts/register';
import {
  fill,
  GOOD_PASSWORD,
  makeReady,
  openAccountPage,
  type Answers,
  type Bench,
} from '../testing/account-bench.tsx';

vi.mock('@portal/shared-ui/bot-check', async (original) => ({
  ...(await original<typeof BotCheckModule>()),
  solveBotCheck: () => Promise.resolve('solved'),
}));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const INSTITUTIONS: Answers = {
  'GET /institution/': {
    body: { count: 1, next: null, previous: null, results: [{ id: 4, name: 'Hilltop University' }] },
  },
};

async function open(answers: Answers = {}) {
  const bench = openAccountPage('/register', { ...INSTITUTIONS, ...answers });
  await screen.findByLabelText(words.firstName);
  return bench;
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: words.submit });

function fillPerson() {
  fill(words.firstName, 'Ada');
  fill(words.lastName, 'Byron');
  fill(words.email, 'ada@hilltop.test');
  fill(words.confirmEmail, 'ada@hilltop.test');
}
async function choose(user: Bench['user'], institution: RegExp | string) {
  await user.click(await screen.findByRole('combobox', { name: words.institution }));
  await user.click(await screen.findByRole('option', { name: institution }));
}

test('without a token the researcher form is there, labels from the catalogue, terms in view [C2.3.4 C2.1.3 C5.3.5]', async () => {
  const { container } = await open();
  for (const label of [words.firstName, words.lastName, words.email, words.confirmEmail])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: words.termsBox })).getByText('Liability waiver'),
  ).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('Submit is disabled until the password is valid and the terms are agreed, and the page says why [C5.3.1]', async () => {
  const { user } = await open();
  expect(submit().disabled).toBe(true);
  expect(screen.getByText(words.missingTerms)).toBeTruthy();
  fill('Password', GOOD_PASSWORD);
  fill('Confirm password', GOOD_PASSWORD);
  expect(submit().disabled).toBe(true);
  expect(screen.queryByText(words.missingPassword)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: words.agree }));
  expect(submit().disabled).toBe(false);
  fill('Confirm password', 'x');
  expect(submit().disabled).toBe(true);
});

test('all that is missing is listed, also what does not disable Submit', async () => {
  await open();
  expect(
    screen.getByText(/^complete: First name, Last name, Email, Confirm email, Institution$/),
  ).toBeTruthy();
  fillPerson();
  fill(words.confirmEmail, 'other@hilltop.test');
  expect(screen.getByText('complete: Confirm email, Institution')).toBeTruthy();
});

test('each criterion shows and says whether it is met; mistakes are named when a field is left [C5.2.1]', async () => {
  const { user } = await open();
  const list = screen.getByText('Your password must have:').parentElement;
  const states = () =>
    Array.from(list?.querySelectorAll('li') ?? [], ({ textContent }) => textContent.endsWith('done'));
  fill('Password', 'lower1');
  expect(states()).toEqual([false, true, false, true, false]);
  await user.tab();
  expect(await screen.findByText(MESSAGES.passwordCriteria)).toBeTruthy();
  expect(await screen.findByText(/^2 of 5 password criteria met/)).toBeTruthy();
  fill('Password', 'lower1-Long-Enough');
  await waitFor(() => expect(screen.queryByText(MESSAGES.passwordCriteria)).toBeNull());
  expect(states()).toEqual([true, true, true, true, true]);
  fill('Confirm password', 'other');
  await user.tab();
  expect(await screen.findByText(MESSAGES.passwordsDiffer)).toBeTruthy();
});

test('what is missing or wrong is said in the words of the specification, and the summary takes focus [C5.3.2 C5.3.4]', async () => {
  const { user, sentTo } = await open();
  await makeReady(user);
  fill(words.email, 'no address');
  fill(words.confirmEmail, 'another');
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(document.title).toMatch(/^Error:/);
  for (const message of [
    MESSAGES.firstNameRequired,
    MESSAGES.lastNameRequired,
    MESSAGES.emailPattern,
    MESSAGES.emailsDiffer,
    MESSAGES.institutionUnselected,
  ])
    expect(summary.textContent).toContain(message);
  expect(sentTo('POST /register-user/')).toEqual([]);
});

test('copy and paste are blocked in the second email field, and there alone [C5.3.2]', async () => {
  await open();
  const isBlocked = (label: string, event: 'paste' | 'copy') =>
    !fireEvent[event](screen.getByLabelText(label), { clipboardData: { getData: () => 'a@b.test' } });
  expect([isBlocked(words.confirmEmail, 'paste'), isBlocked(words.confirmEmail, 'copy')]).toEqual([
    true,
    true,
  ]);
  expect([isBlocked(words.email, 'paste'), isBlocked('Password', 'paste')]).toEqual([false, false]);
});

test('201 leads to /verify with the address; what was typed is forgotten [C3.0.7 C2.4.4 C2.1.5]', async () => {
  rememberDestination('/request/create?dataset=DS0001');
  const { user, sentTo, router } = await open({ 'POST /register-user/': { status: 201 } });
  const savedDestination = /you can continue your request for dataset DS0001/;
  expect(screen.getByText(savedDestination)).toBeTruthy();
  fillPerson();
  await choose(user, 'Hilltop University');
  await makeReady(user);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Thank you. Check your email.' })).toBeTruthy();
  expect(screen.getByText('ada@hilltop.test')).toBeTruthy();
  expect(screen.getByText(savedDestination)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/verify');
  expect(sentTo('POST /register-user/').map(({ body }) => body)).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@hilltop.test',
      confirm_email: 'ada@hilltop.test',
      password: GOOD_PASSWORD,
      confirm_password: GOOD_PASSWORD,
      institution: 4,
      agreed_to_terms: true,
      goal: '/request/create?dataset=DS0001',
      recaptcha: 'solved',
      is_v2: false,
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('the institution is searched among the approved ones; not listed goes as none [C3.0.7]', async () => {
  const { user, sentTo } = await open({ 'POST /register-user/': { status: 201 } });
  fillPerson();
  await choose(user, /^Institution is not listed/);
  expect(Object.fromEntries(sentTo('GET /institution/')[0]?.query ?? [])).toMatchObject({ status: '3' });
  await makeReady(user);
  await user.click(submit());
  await waitFor(() => expect(sentTo('POST /register-user/')[0]?.body).toMatchObject({ institution: null }));
});

test('what was typed survives a reload, but neither password nor agreement', async () => {
  const first = await open();
  fillPerson();
  await choose(first.user, 'Hilltop University');
  await makeReady(first.user);
  expect(JSON.stringify(sessionStorage)).not.toContain(GOOD_PASSWORD);
  first.unmount();
  await open();
  expect(screen.getByLabelText(words.firstName)).toHaveProperty('value', 'Ada');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  expect(screen.getByRole('checkbox', { name: words.agree })).toHaveProperty('checked', false);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: words.institution })).toHaveProperty(
      'value',
      'Hilltop University',
    ),
  );
});

const refused = async (body: unknown) => {
  const bench = await open({ 'POST /register-user/': { status: 400, body } });
  fillPerson();
  await choose(bench.user, 'Hilltop University');
  await makeReady(bench.user);
  await bench.user.click(submit());
  return bench;
};

test('shows an error of the server at its field', async () => {
  await refused({ password: ['This password is too common.'] });
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary.textContent).toContain('Password: This password is too common.');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('a list of messages opens the modal with the first one', async () => {
  await refused(['Registration is closed today.', 'second']);
  const modal = await screen.findByRole('alertdialog', { name: MESSAGES.requestProblem });
  expect(within(modal).getByText('Registration is closed today.')).toBeTruthy();
});

test('a failed bot check shows the visible one, and the next attempt says so [C8.3.1 C4.4.1]', async () => {
  const { user, sentTo } = await refused({ recaptcha: [MESSAGES.recaptchaFailed] });
  expect(await screen.findByText(MESSAGES.recaptchaFailed)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeTruthy();
  await user.click(submit());
  await waitFor(() => expect(sentTo('POST /register-user/')).toHaveLength(2));
  expect(sentTo('POST /register-user/')[1]?.body).toMatchObject({ is_v2: true });
});
