import { screen } from '@testing-library/react';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { unlock as words } from '#texts/login';
import { openAccountPage, type Answers } from '../testing/account-bench.tsx';

afterEach(() => vi.unstubAllGlobals());

const USABLE: Answers = { 'GET /unlock-login/': { body: { usable: true } } };
const press = async (answer: Answers[string]) => {
  const bench = openAccountPage('/unlock-login#tok', { ...USABLE, 'POST /unlock-login/': answer });
  await bench.user.click(await screen.findByRole('button', { name: words.submit }));
  return bench;
};

test('opening the page only looks; the button lets the person log in, and the way there takes the focus', async () => {
  const { user, sentTo, container } = openAccountPage('/unlock-login#tok', {
    ...USABLE,
    'POST /unlock-login/': {},
  });
  const button = await screen.findByRole('button', { name: words.submit });
  expect(sentTo('POST /unlock-login/')).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toBe(words.done);
  expect(sentTo('POST /unlock-login/').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
  const on = screen.getByRole('link', { name: words.toLogin });
  expect([on.getAttribute('href'), document.activeElement]).toEqual(['/login', on]);
});

test.each([['/unlock-login#tok'], ['/unlock-login']])(
  '%s that is no good says so and leads on',
  async (path) => {
    openAccountPage(path, { 'GET /unlock-login/': { body: { usable: false } } });
    expect((await screen.findByRole('alert')).textContent).toBe(words.bad);
    expect(screen.getByRole('link', { name: words.toReset }).getAttribute('href')).toBe('/reset-password');
  },
);

test('a link that has been used says the same', async () => {
  await press({ status: 400, body: { token: ['used'] } });
  expect((await screen.findByRole('alert')).textContent).toBe(words.bad);
});

test('after a failure of the server the button is still there', async () => {
  await press({ status: 500 });
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.submit }));
});
