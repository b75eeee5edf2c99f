import { screen, waitFor, within } from '@testing-library/react';
import { forgetEverything, onFailedCall } from '@portal/shared-ui/data';
import {
  axeViolations,
  passTime,
  renderRoutes,
  personRow as person,
  startFakeClock,
} from '@portal/shared-ui/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { factors } from '#texts/factors';
import { profileRoutes } from '../../start/routes/profile.routes.tsx';

const openPeople = (path: string, options: Parameters<typeof renderRoutes>[2]) =>
  renderRoutes(profileRoutes({ isSignedIn: true, role: options.role }), path, options);

// Pages come lazily; the first test does not pay for reading them.
beforeAll(async () => {
  await Promise.all([import('./MyProfilePage.tsx'), import('./ConfirmEmailPage.tsx')]);
});
afterEach(() => vi.unstubAllGlobals());

const institution = { id: 3, display_name: 'Hillside Institute', status: 3, rda_status: 3 } as const;
const OWN = {
  'GET /user/7/': { body: person({ abilities: { edit: true, affiliate: true }, institution }) },
  'GET /recovery-codes/': { body: null },
};
const SESSION = {
  device: 'Firefox on Linux',
  created: '2026-05-01T12:00:00Z',
  last_seen: '2026-05-01T13:00:00Z',
  expires: '2026-05-02T00:00:00Z',
  abilities: { read: true, delete: true },
};
const open = (answers = {}) =>
  openPeople('/my-profile', { role: 'primary_researcher', id: 7, answers: { ...OWN, ...answers } });

test('clearing the institution sends none at all [C5.5.3]', async () => {
  const { user, sent, container } = open({ 'PATCH /user/7/': { body: person() } });
  const save = await screen.findByRole('button', { name: 'Save changes' });
  expect(save).toHaveProperty('disabled', true);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await user.click(save);
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'PATCH /user/7/')?.body).toEqual({ institution: null }),
  );
});

test('someone without an institution is spoken to as the reader', async () => {
  open({
    'GET /user/7/': { body: person({ abilities: { edit: true, affiliate: true }, user_institutions: [] }) },
  });
  expect(await screen.findByText('You are not affiliated with an institution.')).toBeTruthy();
});

test('while the person is read, the page has its title as its only h1', async () => {
  open();
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  expect(await screen.findByText('Fetching Information')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'My Profile',
  ]);
});

test('what was typed before the session ended is there again', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('textbox', { name: /^Title/ }));
  await first.user.paste('Professor');
  first.unmount();
  await forgetEverything();
  open();
  await screen.findByRole('button', { name: 'Discard' });
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Professor');
});

test('the ORCID iD comes from the window of ORCID and is not typed [C7.3.8]', async () => {
  const popup = { closed: false, close: vi.fn<() => void>() };
  const opened = vi.fn<(address: URL, name: string, features: string) => unknown>(() => popup);
  vi.stubGlobal('open', opened);
  const { user, sent } = open({
    'GET /sign-up-settings/': {
      body: {
        orcid_authorize_url: 'https://orcid.test/authorize?client_id=portal',
        recaptcha_site_key: null,
      },
    },
    'GET /orcid/': { body: { payload: { orcid: '0000-0002-1825-0097', proof: 'proved' } } },
    'PATCH /user/7/': { body: person({ orcid: '0000-0002-1825-0097' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Connect your ORCID iD' }));
  expect(screen.queryByRole('textbox', { name: /^ORCID/ })).toBeNull();
  expect(opened.mock.calls[0]?.[2]).toBe('popup,width=600,height=750');
  const state = opened.mock.calls[0]?.[0].searchParams.get('state');
  window.dispatchEvent(
    new MessageEvent('message', {
      data: `?code=abc&state=${state}`,
      origin: location.origin,
      source: popup as unknown as Window,
    }),
  );
  expect(await screen.findByText('Connected: 0000-0002-1825-0097')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'PATCH /user/7/')?.body).toEqual({
      orcid: '0000-0002-1825-0097',
      orcid_proof: 'proved',
    }),
  );
});

test('without ORCID in this installation the iD is shown as it is', async () => {
  open({
    'GET /user/7/': { body: person({ abilities: { edit: true }, orcid: '0000-0002-1825-0097' }) },
    'GET /sign-up-settings/': { body: { orcid_authorize_url: null, recaptcha_site_key: null } },
  });
  expect(await screen.findByText('0000-0002-1825-0097')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ORCID/ })).toBeNull();
});

test('a device is signed out, and all others together', async () => {
  const { user, sent } = open({
    'GET /user-session/': {
      body: {
        count: 2,
        next: null,
        previous: null,
        results: [
          { ...SESSION, id: 'here', is_current: true },
          { ...SESSION, id: 'phone', device: 'Safari on iPhone', is_current: false },
        ],
      },
    },
    'DELETE /user-session/phone/': { status: 204 },
    'DELETE /user-session/': { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }));
  expect(await screen.findByText('Safari on iPhone was logged out')).toBeTruthy();
  expect(sent.some(({ call }) => call === 'DELETE /user-session/phone/')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('All other devices were logged out')).toBeTruthy();
});

test('a new password goes with the present one, and a refusal says so at its field', async () => {
  const { user, sent } = open({
    'PATCH /user/7/password/': { status: 400, body: { current_password: ['Incorrect password'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('guess');
  await user.click(screen.getByLabelText('New password'));
  await user.paste('Another-Horse-2027!');
  await user.click(screen.getByLabelText('Confirm new password'));
  await user.paste('Another-Horse-2027!');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect((await screen.findAllByText('Incorrect password')).length).toBeGreaterThan(0);
  const password = 'Another-Horse-2027!';
  expect(sent.find(({ call }) => call === 'PATCH /user/7/password/')?.body).toEqual({
    current_password: 'guess',
    password,
    confirm_password: password,
  });
});

test('what the modal of the frame shows, the form and the notices do not show again', async () => {
  startFakeClock();
  const stop = onFailedCall(() => true);
  const fault = { status: 403, body: { detail: 'Not today', code: 'FORBIDDEN', correlation_id: 'c' } };
  const { user, sent } = open({
    'PATCH /user/7/': fault,
    'GET /user-session/': {
      body: { count: 1, next: null, previous: null, results: [{ ...SESSION, id: 4 }] },
    },
    'DELETE /user-session/4/': fault,
  });
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent.some(({ call }) => call === 'PATCH /user/7/')).toBe(true));
  await user.click(await screen.findByRole('button', { name: /^Log out Firefox on Linux/ }));
  await waitFor(() => expect(sent.some(({ call }) => call === 'DELETE /user-session/4/')).toBe(true));
  await passTime(1000);
  expect(screen.queryByText('Not today')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  stop();
});

test('a new address is confirmed by its link, after one has looked', async () => {
  const { user, sent } = openPeople('/confirm-email#token-of-the-mail', {
    role: 'primary_researcher',
    answers: {
      'GET /email-change/': { body: { email: 'new@uni.test' } },
      'POST /email-change/': { body: { email: 'new@uni.test' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm my new address' }));
  expect(await screen.findByText('Your email address is now new@uni.test.')).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /email-change/')?.body).toEqual({
    token: 'token-of-the-mail',
  });
});

test('a link that could not be looked at may still be good, and is tried again', async () => {
  const answers: Record<string, { status?: number; body?: unknown }> = {
    'GET /email-change/': {
      status: 503,
      body: { detail: 'Not possible right now', code: 'UNAVAILABLE', correlation_id: 'c-9' },
    },
  };
  const { user } = openPeople('/confirm-email#token-of-the-mail', { role: 'primary_researcher', answers });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/no longer valid/)).toBeNull();
  answers['GET /email-change/'] = { body: { email: 'new@uni.test' } };
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Confirm my new address' })).toBeTruthy();
});

const FACTOR = {
  id: 5,
  kind: 'totp',
  name: 'My phone',
  created: '2026-05-01T12:00:00Z',
  last_used: null,
  abilities: { read: true, edit: true, delete: true },
};
const listOf = (...results: unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});

test('an authenticator app is added by its code, and the recovery codes are shown once', async () => {
  const { user, sent, container } = open({
    'GET /second-factor/': listOf(),
    'GET /recovery-codes/': { body: null },
    'POST /second-factor/totp/': {
      status: 201,
      body: {
        secret: 'ABCDEFGH',
        uri: 'otpauth://totp/Portal?secret=ABCDEFGH',
        expires: '2026-05-01T12:00:00Z',
      },
    },
    'POST /second-factor/totp/confirm/': {
      status: 201,
      body: { factor: FACTOR, recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] },
    },
  });
  await user.click(await screen.findByRole('button', { name: factors.addApp }));
  expect(await screen.findByRole('img', { name: factors.scanLabel })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await user.type(screen.getByLabelText(factors.codeTitle), '123456');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: factors.add }));
  const codes = await screen.findByRole('list', { name: factors.codesLabel });
  expect(codes.textContent).toBe('abcde-fghjkmnpqr-stuvw');
  expect(sent.find(({ call }) => call === 'POST /second-factor/totp/confirm/')?.body).toEqual({
    name: 'Authenticator app',
    code: '123456',
  });
  await user.click(screen.getByRole('button', { name: factors.codesDone }));
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
});

test('a second factor is renamed and removed, and recovery codes are created anew', async () => {
  const { user, sent } = open({
    'GET /second-factor/': listOf(FACTOR),
    'GET /recovery-codes/': { body: { remaining: 1, created: '2026-05-01T12:00:00Z' } },
    'PATCH /second-factor/5/': { body: { ...FACTOR, name: 'Old phone' } },
    'DELETE /second-factor/5/': { status: 204 },
    'POST /recovery-codes/': { status: 201, body: { recovery_codes: ['abcde-fghjk'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  const name = await screen.findByRole('textbox', { name: factors.name });
  await user.clear(name);
  await user.type(name, 'Old phone');
  await user.click(screen.getByRole('button', { name: factors.save }));
  await waitFor(() => expect(sent.find(({ call }) => call === 'PATCH /second-factor/5/')).toBeTruthy());
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(factors.removeLast);
  await user.click(within(dialog).getByRole('button', { name: factors.remove }));
  await waitFor(() => expect(sent.some(({ call }) => call === 'DELETE /second-factor/5/')).toBe(true));
  expect(await screen.findByText('You have one unused recovery code.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: factors.newCodes }));
  const question = await screen.findByRole('alertdialog', { name: factors.newCodesTitle });
  await user.click(within(question).getByRole('button', { name: factors.newCodes }));
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
});
