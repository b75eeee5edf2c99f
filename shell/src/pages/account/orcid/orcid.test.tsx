import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { register as words } from '#texts/register';
import { openAccountPage, type Answers } from '../testing/account-bench.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SETTINGS: Answers = {
  'GET /sign-up-settings/': {
    body: {
      orcid_authorize_url: 'https://orcid.test/oauth/authorize?client_id=portal',
      recaptcha_site_key: null,
    },
  },
  'GET /orcid/': { body: { payload: { orcid: '0000-0002-1825-0097', proof: 'proved' } } },
};

/** The small window, as far as the page sees it. */
function stubPopup() {
  const popup = { closed: false, close: vi.fn<() => void>() };
  const open = vi.fn<(address: URL, name: string, features: string) => unknown>(() => popup);
  vi.stubGlobal('open', open);
  const state = () => open.mock.calls[0]?.[0].searchParams.get('state') ?? '';
  const post = (data: string, origin = location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window }));
  return { popup, open, state, post };
}

async function connect() {
  const bench = openAccountPage('/register', SETTINGS);
  await bench.user.click(await screen.findByRole('button', { name: 'Connect your ORCID iD' }));
  return bench;
}

test('a window of 600 by 750 opens, and its answer becomes the iD [C2.1.12 C7.3.8 R9-16]', async () => {
  const { open, state, post, popup } = stubPopup();
  const { user, sentTo } = await connect();
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=600,height=750');
  post(`?code=abc&state=${state()}`);
  expect(await screen.findByText('Connected: 0000-0002-1825-0097')).toBeTruthy();
  expect(sentTo('GET /orcid/')[0]?.query.get('code')).toBe('abc');
  expect(popup.close).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove your ORCID iD' }));
  expect(screen.queryByText(/Connected/)).toBeNull();
});

test('messages from elsewhere are not heard, and an answer to another question is refused', async () => {
  const { state, post } = stubPopup();
  const { sentTo } = await connect();
  post(`?code=evil&state=${state()}`, 'https://evil.test');
  post('?code=abc&state=another');
  expect(await screen.findByText(/^ORCID did not confirm your iD/)).toBeTruthy();
  expect(sentTo('GET /orcid/')).toEqual([]);
});

test('a window that is closed without an answer is noticed [C2.1.12]', async () => {
  const { popup } = stubPopup();
  await connect();
  popup.closed = true;
  await waitFor(() => expect(screen.getByText(/^The window was closed before ORCID answered/)).toBeTruthy());
});

test('a blocked window is reported', async () => {
  vi.stubGlobal('open', () => null);
  await connect();
  expect(await screen.findByText(/^Your browser blocked the window/)).toBeTruthy();
});

test('/orchid-redirect posts its query string to the opener and closes [C2.1.12]', async () => {
  const postMessage = vi.fn<(data: string, origin: string) => void>();
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  vi.stubGlobal('opener', { postMessage });
  openAccountPage('/orchid-redirect?code=abc', {});
  expect(await screen.findByText('Redirecting...')).toBeTruthy();
  expect(postMessage).toHaveBeenCalledWith(location.search, location.origin);
  expect(close).toHaveBeenCalled();
});

test('/orchid-redirect in a window that no one opened says so and leads home', async () => {
  openAccountPage('/orchid-redirect', {});
  expect(await screen.findByText(words.orcidAlone)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
});
