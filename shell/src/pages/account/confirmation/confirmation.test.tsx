import { screen } from '@testing-library/react';
import { axeViolations, makeSession } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmation, confirmations, type ConfirmationKey } from '#texts/confirmation';
import { openAccountPage } from '../testing/account-bench.tsx';

afterEach(() => vi.unstubAllGlobals());

const from = (lastLocation: string) => ({ userEmail: 'ada@hilltop.test', lastLocation });

test.each<[string, string, string, unknown, ConfirmationKey]>([
  [
    'the foundation follows up with the Signing Official [C2.4.1 C2.1.6]',
    '/thank-you',
    '?reason=pr_add_sbso',
    null,
    'pr_add_sbso',
  ],
  [
    'thanks for telling us of a declined invitation [C2.4.2]',
    '/thank-you',
    '?reason=sbso_said_no',
    null,
    'sbso_said_no',
  ],
  ['the code has expired [C2.4.3]', '/thank-you', '?reason=expired', null, 'expired'],
  ['an email was sent after register [C2.4.4 C2.1.5]', '/verify', '', from('/register'), 'registered'],
  ['the same on /thank-you after register [C2.4.4]', '/thank-you', '', from('/register'), 'registered'],
  ['an email was sent after a reset request [C2.4.5]', '/verify', '', from('/reset-password'), 'forgotten'],
  [
    'the foundation will review the institution [C2.4.6]',
    '/thank-you',
    '',
    from('/institution-details'),
    'institution',
  ],
  ['a page that is opened anew knows no reason', '/verify', '', null, 'unknown'],
])('%s', async (_, pathname, search, state, key) => {
  const { container } = openAccountPage({ pathname, search, state }, {});
  expect(await screen.findByRole('heading', { name: confirmations[key].heading })).toBeTruthy();
  for (const line of confirmations[key].text)
    expect(container.textContent).toContain(line.replace('{email}', 'ada@hilltop.test'));
  expect(await axeViolations(container)).toEqual([]);
});

test('who is logged in goes home from it', async () => {
  openAccountPage('/thank-you?reason=pr_add_sbso', {}, { status: 'signed-in' });
  expect((await screen.findByRole('link', { name: confirmation.toHome })).getAttribute('href')).toBe('/');
});

test('after confirming, the person gets to the page they wanted, or home', async () => {
  const { user } = makeSession({ goal: '/request/create' });
  openAccountPage('/thank-you?reason=pr_add_sbso', {}, { status: 'signed-in', user });
  const way = await screen.findByRole('link', { name: 'Continue to your request' });
  expect(way.getAttribute('href')).toBe('/request/create');
  expect(screen.getByRole('link', { name: confirmation.toHome }).getAttribute('href')).toBe('/');
});
